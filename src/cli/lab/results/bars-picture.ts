import type { PrintedTable } from './markdown.ts';

const [WIDE, LABEL, ROW, BAR] = [340, 92, 24, 14];

/** A table whose last column is a share in per cent, as bars: how many there were stands beside each. */
export const barsPicture = ({ head, rows }: PrintedTable): string => {
  const count = Math.max(0, head.indexOf('of'));
  const high = rows.length * ROW + 4;
  const most = WIDE - LABEL - 110;
  const bars = rows.map((row, i) => {
    const share = Number.parseFloat(row.at(-1) ?? '');
    const y = i * ROW + 4;
    const long = Number.isFinite(share) ? (most * share) / 100 : 0;
    const text = y + BAR - 2;
    return (
      `<text x="${LABEL - 8}" y="${text}" text-anchor="end">${row[0]}</text>` +
      `<rect x="${LABEL}" y="${y}" width="${most}" height="${BAR}" fill="#e7cb98"/>` +
      `<rect x="${LABEL}" y="${y}" width="${long.toFixed(1)}" height="${BAR}" fill="#2f8f5b"/>` +
      `<text x="${LABEL + most + 8}" y="${text}">${row.at(-1)} of ${row[count]}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${high}" width="${WIDE}" font-family="system-ui" font-size="12" role="img"><title>${head[0]}: share that was right</title>${bars.join('')}</svg>`;
};
