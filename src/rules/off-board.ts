import type { Table } from './book.ts';
import { recentred } from './put-back.ts';
import type { Finding, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { Stroke } from './stroke.ts';

/** Pieces that left the surface, and those that fell back on it: the first thing to be said of a shot. */
export const offBoard = (table: Table, s: Sight, stroke: Stroke, saw: Saw): readonly Finding[] => {
  const { jumped, fellBack, lamp } = table.facts.placing;
  const findings: Finding[] = [];
  if (saw.jumped.length > 0)
    findings.push({ cite: jumped, topic: 'jumped', saw, effects: recentred(table, s, saw.jumped) });
  if (saw.fellBack.length > 0 && stroke.offLamp && lamp !== undefined)
    findings.push({ cite: lamp, topic: 'off-lamp', saw, effects: [] });
  else if (saw.fellBack.length > 0)
    findings.push({ cite: fellBack, topic: 'fell-back', saw, effects: recentred(table, s, saw.fellBack) });
  return findings;
};
