import { svg } from 'lit';

/** Small drawn pictures of the three steps. The words beside them say the same, so they are hidden from screen readers. */

const board = (x: number, y: number, size: number) => svg`
  <g transform="translate(${x} ${y}) scale(${size / 64})">
    <rect width="64" height="64" rx="7" fill="var(--cu-mahogany)" />
    <rect x="6" y="6" width="52" height="52" rx="2" fill="var(--cu-maple)" />
    ${[9, 55].map(cx => [9, 55].map(cy => svg`<circle cx=${cx} cy=${cy} r="3.5" fill="var(--cu-ink)" />`))}
    <circle cx="32" cy="32" r="10" fill="none" stroke="var(--cu-ink)" stroke-width="1" />
    <circle cx="27" cy="36" r="3.6" fill="var(--cu-ivory)" stroke="var(--cu-ink)" />
    <circle cx="37" cy="36" r="3.6" fill="var(--cu-ink)" />
    <circle cx="32" cy="28" r="3.6" fill="var(--cu-crimson)" stroke="var(--cu-ink)" />
  </g>`;

/** A camera on an arm, looking straight down on the board. */
export const cameraPicture = svg`
  <svg viewBox="0 0 160 110" aria-hidden="true">
    <path d="M20 104V14h60" fill="none" stroke="currentcolor" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" />
    <path d="M80 30L52 86h56z" fill="var(--cu-held)" opacity="0.22" />
    <rect x="66" y="10" width="28" height="18" rx="5" fill="currentcolor" />
    <circle cx="80" cy="28" r="6" fill="var(--cu-held)" stroke="currentcolor" stroke-width="2" />
    <g transform="translate(36 82)">
      <path d="M12 0h64l12 22H0z" fill="var(--cu-mahogany)" />
      <path d="M17 3h54l8 15H9z" fill="var(--cu-maple)" />
      <ellipse cx="38" cy="10" rx="4" ry="2" fill="var(--cu-ivory)" stroke="var(--cu-ink)" />
      <ellipse cx="49" cy="10" rx="4" ry="2" fill="var(--cu-ink)" />
    </g>
  </svg>`;

/** The picture with the found board: lines and corners lie on it. */
export const fitPicture = svg`
  <svg viewBox="0 0 160 110" aria-hidden="true">
    <rect x="8" y="6" width="144" height="98" rx="8" fill="var(--cu-night)" stroke="currentcolor" stroke-width="3" />
    ${board(44, 17, 76)}
    <rect x="50" y="23" width="64" height="64" fill="none" stroke="var(--cu-go)" stroke-width="3" stroke-dasharray="7 4" />
    ${[50, 114].map(x => [23, 87].map(y => svg`<circle cx=${x} cy=${y} r="5" fill="var(--cu-go)" stroke="var(--cu-ivory)" stroke-width="1.5" />`))}
    <path d="M126 84l7 8l13 -17" fill="none" stroke="var(--cu-go)" stroke-width="5" stroke-linecap="round" />
  </svg>`;

/** Two players at the board, and a score between them. */
export const matchPicture = svg`
  <svg viewBox="0 0 160 110" aria-hidden="true">
    ${board(53, 30, 54)}
    <g fill="currentcolor">
      <circle cx="26" cy="48" r="10" /><path d="M8 84a18 20 0 0 1 36 0z" />
      <circle cx="134" cy="48" r="10" /><path d="M116 84a18 20 0 0 1 36 0z" />
    </g>
    <rect x="50" y="4" width="60" height="22" rx="6" fill="currentcolor" />
    <text x="80" y="21" text-anchor="middle" font-family="var(--cu-digits)" font-weight="600" font-size="18" fill="var(--cu-ink)">12 : 8</text>
  </svg>`;
