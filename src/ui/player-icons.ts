import { svg } from 'lit';

const icon = (d: string) => svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;

export const playerIcons = {
  play: icon('M7 4.5v15l12.5-7.5z'),
  pause: icon('M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z'),
  back: icon('M17 5v14L8 12zM5 5h2.6v14H5z'),
  on: icon('M7 5v14l9-7zM16.4 5H19v14h-2.6z'),
  loop: icon(
    'M7 7h9v-3l5 4.5-5 4.5v-3H8.5v4.2H5.8V8.2A1.2 1.2 0 0 1 7 7zM17 17H8v3l-5-4.5L8 11v3h7.5V9.8h2.7v6A1.2 1.2 0 0 1 17 17z',
  ),
} as const;
