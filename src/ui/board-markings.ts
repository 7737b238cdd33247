import { svg } from 'lit';
import { MEASURES } from '../carrom/measures.ts';
import { markingsOf, POCKETS, pocketCentre, SEATS, type SurfaceKind } from '../carrom/surface.ts';

/** What lies before one player. */
const drawSide = (kind: SurfaceKind, quarter: number) => {
  const m = markingsOf(kind);
  const straightMm = m.baseCircleXMm;
  const arrow = m.arrowTipMm / Math.SQRT2;
  const tail = m.arrowTailMm / Math.SQRT2;
  const r = m.arcRadiusMm;
  const arc = (m.arrowTailMm + r) / Math.SQRT2;
  const circle = (x: number) => svg`
      <circle class="line" cx=${x} cy=${-m.baseBandYMm} r=${m.baseCircleRadiusMm} stroke-width="1.5" />
      <circle cx=${x} cy=${-m.baseBandYMm} r=${m.baseCircleRedRadiusMm} fill="#b3262e" />`;
  return svg`
      <g transform="rotate(${-90 * quarter})">
        <path class="line" stroke-width=${m.earthLineThicknessMm}
          d="M${-straightMm} ${-m.earthLineYMm - m.earthLineThicknessMm / 2}h${2 * straightMm}" />
        <path class="line" stroke-width=${m.skyLineThicknessMm} d="M${-straightMm} ${-m.skyLineYMm}h${2 * straightMm}" />
        ${circle(-straightMm)}${circle(straightMm)}
        <path class="line" stroke-width=${m.arrowThicknessMm} d="M${tail} ${tail}L${arrow} ${arrow}m-16 -4l16 4l-4 -16" />
        <path class="line" stroke-width=${m.arrowThicknessMm}
          d="M${arc + r * 0.97} ${arc - r * 0.26}A${r} ${r} 0 1 0 ${arc - r * 0.26} ${arc + r * 0.97}" />
      </g>`;
};

const drawCentre = (kind: SurfaceKind) => {
  const m = markingsOf(kind);
  return svg`
      <circle class="line" r=${m.outerCircleRadiusMm} stroke-width="2" />
      <circle r=${m.centreCircleRadiusMm} fill="#b3262e" stroke="var(--cu-ink)" stroke-width="1.5" />`;
};

/** From the middle to the outer edge of the frame. */
export const reachOf = (kind: SurfaceKind): number => markingsOf(kind).halfSideMm + MEASURES.frameWidth.mm;

/** The wood: frame, veneer, lines, circles, arrows and pockets. */
export const drawWood = (kind: SurfaceKind) => {
  const [half, reach] = [markingsOf(kind).halfSideMm, reachOf(kind)];
  return svg`
    <defs>
      <radialGradient id="veneer" r="0.8">
        <stop offset="0" stop-color="#f0d9ab" /><stop offset="1" stop-color="#d9b57a" />
      </radialGradient>
    </defs>
    <rect x=${-reach} y=${-reach} width=${2 * reach} height=${2 * reach} rx="38" fill="var(--cu-mahogany)" />
    <rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx="6" fill="url(#veneer)" />
    ${SEATS.map((_, quarter) => drawSide(kind, quarter))}
    ${drawCentre(kind)}
    ${POCKETS.map(pocket => {
      const { xMm, yMm } = pocketCentre(kind, pocket);
      return svg`<circle cx=${xMm} cy=${-yMm} r=${kind.pocketDiameterMm / 2} fill="var(--cu-ink)" />`;
    })}`;
};
