import { describe, expect, test } from 'vitest';
import type { BookId } from './book.ts';
import { BOOKS } from './books/all.ts';
import { shotAt, stateAt } from './books/rows.ts';
import { callUmpire } from './call.ts';
import { play } from './play.ts';
import { say, sayPutBack, sayQueen, sayQuestion, sayToConfirm, speakerFor } from './say.ts';
import { tableFor } from './table.ts';

const ruled = (id: BookId, before: string, shot: string) => play(tableFor(id), stateAt(before), shotAt(shot));
const sentences = (id: BookId, before: string, shot: string, sides: readonly string[] = []) =>
  ruled(id, before, shot).findings.map(finding => say(finding, speakerFor(BOOKS[id], 'singles', sides)));
// A no-break space stands before French colons and semicolons.
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a ruling in words', () => {
  test.each([
    [
      'international',
      'Aw 6/8 on 0/0 0-0 #1',
      'wwS',
      'Two whites and the striker pocketed: both whites and one more come back; you play on. (§3.11 b)',
      'Deux blancs et le striker logés : les deux blancs et un de plus sont remis en jeu ; vous continuez. (§3.11 b)',
    ],
    [
      'international',
      'Aw 9/8 on 0/0 0-0 #1',
      'S',
      'The striker pocketed: one piece is owed; the turn passes. (§3.11 a)',
      'Le striker logé : un pion est dû ; la main passe. (§3.11 a)',
    ],
    [
      'nepalese',
      'Aw 1/4 pendingA 0/0 0-0 #1',
      '-',
      'Nothing pocketed: the red comes back; attempt 1 of 3 is lost; the turn passes. (essai perdu)',
      'Aucun pion rentré : le rouge est remis au centre ; essai 1 sur 3 perdu ; la main passe. (essai perdu)',
    ],
    [
      'classic29',
      'Aw 6/8 on 0/0 0-0 #1',
      'ww',
      'Two whites pocketed: you have two tries. (Déroulement du jeu)',
      'Deux blancs logés : vous avez droit à deux essais. (Déroulement du jeu)',
    ],
  ] as const)('%s %s %s', (id, before, shot, en, fr) => {
    const [said] = sentences(id, before, shot);
    expect(said?.en).toBe(en);
    expect(plain(said?.fr)).toBe(fr);
  });
  test('names the players', () => {
    const [said] = sentences('international', 'Aw 1/4 coveredA 0/0 0-0 #1', 'w', ['Amina', 'Bruno']);
    expect(said?.en).toBe('The last white pocketed: Amina wins the board, 7 points. (§3.7 b)');
    expect(plain(said?.fr)).toBe('Le dernier blanc logé : Amina gagne la manche, 7 points. (§3.7 b)');
  });
  test('partners win together', () => {
    const [said] = sentences('international', 'Aw 1/4 coveredA 0/0 0-0 #1', 'w', ['Ana & Luc', 'Bruno & Léa']);
    expect(said?.en).toBe('The last white pocketed: Ana & Luc win the board, 7 points. (§3.7 b)');
    expect(plain(said?.fr)).toBe('Le dernier blanc logé : Ana & Luc gagnent la manche, 7 points. (§3.7 b)');
  });
  test.each([
    ['Léa', 'Disqualification de Léa : Bruno gagne le match. (§4.2)'],
    ['Amina', 'Disqualification d’Amina : Bruno gagne le match. (§4.2)'],
    ['Élise', 'Disqualification d’Élise : Bruno gagne le match. (§4.2)'],
    ['Yves', 'Disqualification d’Yves : Bruno gagne le match. (§4.2)'],
    ['Yasmine', 'Disqualification de Yasmine : Bruno gagne le match. (§4.2)'],
    ['A', 'Disqualification de A : Bruno gagne le match. (§4.2)'],
    ['A1', 'Disqualification de A1 : Bruno gagne le match. (§4.2)'],
  ])('in French %s needs no gender, and an elision where one belongs', (name, fr) => {
    const speaker = speakerFor(BOOKS.international, 'singles', [name, 'Bruno']);
    const { findings } = callUmpire(tableFor('international'), stateAt('Aw 6/8 on 0/0 0-0 #1'), {
      kind: 'disqualify',
      by: 'A',
    });
    expect(findings.map(finding => plain(say(finding, speaker).fr))).toEqual([fr]);
  });
  test.each([
    ['ffc', 'pending', 'Ana must cover the queen', 'Reine à confirmer par Ana'],
    ['classic29', 'pending', 'Ana must cover the queen', 'Reine à doubler par Ana'],
    ['classic29', 'covered', 'Queen covered by Ana', 'Reine doublée par Ana'],
    ['nepalese', 'covered', 'Red won by Ana', 'Rouge gagné par Ana'],
  ] as const)('%s has its own word for a queen that is %s', (id, kind, en, fr) => {
    expect(sayQueen({ kind, by: 'A' }, speakerFor(BOOKS[id], 'singles', ['Ana']))).toEqual({ en, fr });
  });
  test('says who puts what where', () => {
    const { putBack } = ruled('international', 'Aw 6/8 on 0/0 0-0 #1', 'qS');
    expect(putBack.map(back => sayPutBack(back).en)).toEqual([
      'B puts one white inside the outer circle, clear of the centre.',
      'The umpire puts the queen on the centre.',
    ]);
  });
  test('asks where the book leaves a choice', () => {
    const { question } = ruled('icf', 'Aw 3/1 on 0/0 0-0 #1', 'bS!');
    expect(question && sayQuestion(question).en).toBe('How many more points does B ask for, 0 to 2?');
  });
  test('an unknown fact is to be confirmed and never a foul', () => {
    const { toConfirm, after } = ruled('international', 'Aw 6/8 on 0/0 0-0 #1', 'w lines:? arrow:?');
    expect(toConfirm.map(item => sayToConfirm(item).en)).toEqual([
      'Did the striker touch both lines? (§3.2 h)',
      'Did the striker touch the arrow? (§3.2 h)',
    ]);
    expect(after).toMatchObject({ at: 0, on: { white: 5, black: 8 } });
  });
});
