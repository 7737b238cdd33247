import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import { parseEvent } from './parse-event.ts';

const start = {
  kind: 'match-started',
  book: { id: 'icf', edition: '', options: { round: 'quarter_final_on' } },
  format: 'doubles',
  names: ['Ana', 'Bo', 'Cleo', 'Dev'],
  breaks: 3,
};

describe('Events from outside', () => {
  test.each([
    ['a start', start],
    ['a shot', { kind: 'shot-played', id: 'e1', stroke: shotOf('white', 'striker'), by: 'camera' }],
    ['an improper shot', { kind: 'shot-played', id: 'e1', stroke: { ...shotOf(), improper: true }, by: 'umpire' }],
    ['a call with its paragraph', { kind: 'umpire-called', id: 'e1', call: { kind: 'foul', by: 'B', cite: '§4 i' } }],
    ['a late fall', { kind: 'umpire-called', id: 'e1', call: { kind: 'late-fall', piece: 'queen', leftBy: 'A' } }],
    ['a correction', { kind: 'shot-corrected', id: 'e7', stroke: shotOf('black') }],
    ['a shot put in between', { kind: 'shot-inserted', id: 'e8', before: 'e7', stroke: shotOf() }],
    [
      'an answer about an order',
      { kind: 'question-answered', id: 'e1', answer: { kind: 'red-followed', followed: true } },
    ],
    ['an answer about room', { kind: 'question-answered', id: 'e1', answer: { kind: 'room-now', room: false } }],
    ['no room', { kind: 'umpire-called', id: 'e1', call: { kind: 'no-room', by: 'B' } }],
    ['an answer', { kind: 'question-answered', id: 'e1', answer: { kind: 'demand-points', points: 2 } }],
  ])('%s is taken as it is', (_what, event) => {
    expect(parseEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
  });

  test.each([
    ['a book nobody has', { ...start, book: { ...start.book, id: 'billiards' } }],
    ['an option that does not exist', { ...start, book: { ...start.book, options: { wind: 'strong' } } }],
    ['an option’s value that does not exist', { ...start, book: { ...start.book, options: { round: 'final' } } }],
    ['one player', { ...start, names: ['Ana'] }],
    ['a name as long as a book', { ...start, names: ['Ana', 'B'.repeat(1000)] }],
    [
      'a disc that is none',
      { kind: 'shot-played', id: 'e1', stroke: { ...shotOf(), offSurface: ['coin'] }, by: 'camera' },
    ],
    ['a shot with more in it', { kind: 'shot-played', id: 'e1', stroke: { ...shotOf(), score: 25 }, by: 'camera' }],
    ['a call by nobody', { kind: 'umpire-called', id: 'e1', call: { kind: 'foul' } }],
    ['no event', { kind: 'score-set', A: 25 }],
  ])('%s is refused', (_what, event) => {
    expect(parseEvent(event)).toEqual({ ok: false, error: 'not-an-event' });
  });

  test('rubbish is refused and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), rubbish => {
        expect(parseEvent(rubbish).ok).toBe(false);
      }),
    );
  });
});
