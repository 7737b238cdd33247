import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Following, hear, heardNothing, news } from './follow.ts';
import { type Body, readMessage, writeMessage } from './message.ts';
import type { RulingNote } from './payloads.ts';
import { type Publishing, type ToTell, tell, toldNothing } from './publish.ts';
import { toldAfter } from './told-fixture.ts';
import { topicOf } from './topics.ts';

const address = { club: 'club', table: '1' };

/** What may happen at a table; matches and sequence numbers are filled in as it goes on. */
const happening = fc.constantFrom('shot', 'shot', 'shot', 'foul', 'undo', 'review', 'clock', 'new match', 'same again');
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Everything a table says while these things happen to it. */
const storyOf = (happenings: readonly Happening[]): readonly Body[] => {
  let publishing: Publishing = toldNothing;
  let [match, seq, entries] = [1, 1, 0];
  const said: Body[] = [];
  const step = (toTell: ToTell) => {
    const { after, send } = tell(publishing, toTell);
    publishing = after;
    said.push(...send);
  };
  const stands = (tone: 'good' | 'foul' = 'good') =>
    step({ kind: 'stands', match: `match-${match}`, seq, told: toldAfter(entries, tone) });
  stands();
  for (const what of happenings) {
    if (what === 'shot' || what === 'foul') {
      [seq, entries] = [seq + 1, entries + 1];
      stands(what === 'foul' ? 'foul' : 'good');
    } else if (what === 'undo') {
      [seq, entries] = [seq + 1, Math.max(0, entries - 1)];
      stands();
    } else if (what === 'review') step({ kind: 'review', on: !publishing.review });
    else if (what === 'clock') step({ kind: 'clock', running: true, leftMs: 15_000, atMs: seq });
    else if (what === 'new match') {
      [match, seq, entries] = [match + 1, 1, 0];
      stands();
    } else stands();
  }
  return said;
};

const follow = (messages: readonly Body[]): Following => messages.reduce(hear, heardNothing);
const rulingsIn = (messages: readonly Body[]): readonly RulingNote[] =>
  messages.flatMap(message => (message.leaf === 'ruling' ? [message.body] : []));

describe('A follower', () => {
  test('knows the same whatever order the messages come in, and however often each', () => {
    const shuffled = fc
      .array(happening, { maxLength: 60 })
      .map(storyOf)
      .chain(story =>
        fc.tuple(fc.constant(story), fc.shuffledSubarray([...story, ...story], { minLength: story.length * 2 })),
      );
    fc.assert(
      fc.property(shuffled, ([story, mixed]) => {
        expect(follow(mixed)).toEqual(follow(story));
      }),
      { numRuns: 300 },
    );
  });

  test('tells every ruling once, also when messages are repeated', () => {
    const repeated = fc
      .array(happening, { maxLength: 60 })
      .map(storyOf)
      .chain(([first, ...rest]) => fc.tuple(fc.constant(first), fc.constant(rest), fc.array(fc.nat(200))));
    fc.assert(
      fc.property(repeated, ([first, rest, again]) => {
        if (!first) return;
        const messages = rest.flatMap((message, i) => [
          message,
          ...again.filter(at => at <= i).map(at => rest[at] ?? message),
        ]);
        let following = hear(heardNothing, first);
        const told: RulingNote[] = [];
        for (const message of messages) {
          const after = hear(following, message);
          told.push(...news(following, after));
          following = after;
        }
        expect(told.map(({ order }) => order)).toEqual(rulingsIn(rest).map(({ order }) => order));
      }),
      { numRuns: 200 },
    );
  });

  test('who was away for up to 32 rulings hears each of them from the next state', () => {
    const outage = fc.tuple(fc.array(fc.constantFrom('shot', 'foul', 'undo', 'clock'), { maxLength: 32 }), fc.nat(20));
    fc.assert(
      fc.property(outage, ([missed, before]) => {
        const story = storyOf([...Array<Happening>(before).fill('shot'), ...(missed as Happening[])]);
        const heardBefore = storyOf(Array<Happening>(before).fill('shot'));
        const states = story.filter(({ leaf }) => leaf === 'state');
        const last = states.at(-1);
        const were = follow(heardBefore);
        const after = last ? hear(were, last) : were;
        expect(after.rulings.map(({ order }) => order)).toEqual(rulingsIn(story).map(({ order }) => order));
      }),
      { numRuns: 200 },
    );
  });

  test('what was ruled before it came is not news', () => {
    const story = storyOf(['shot', 'shot']);
    const state = story.findLast(({ leaf }) => leaf === 'state');
    expect(state && news(heardNothing, hear(heardNothing, state))).toEqual([]);
  });

  test('an old farewell does not hide a table that came back', () => {
    const presence = (here: boolean, turn: number, beat: number): Body => ({
      leaf: 'presence',
      body: { v: 1, here, turn, beat },
    });
    const [old, back, farewell] = [presence(true, 1, 9), presence(true, 2, 1), presence(false, 1, 0)];
    expect(follow([old, back, farewell]).presence?.here).toBe(true);
    expect(follow([old, farewell]).presence?.here).toBe(false);
  });
});

describe('A table', () => {
  test('that was loaded again goes on counting from what the broker kept, with the rulings of its match', () => {
    const story = storyOf(['shot', 'foul', 'shot']);
    const kept = story.findLast(({ leaf }) => leaf === 'state');
    if (kept?.leaf !== 'state') throw new Error('no state');
    const loaded = tell(toldNothing, { kind: 'stands', match: 'match-1', seq: 4, told: toldAfter(3) });
    const { send } = tell(loaded.after, { kind: 'heard', state: kept.body });
    const [state] = send;
    expect(state?.leaf === 'state' && state.body.order).toBeGreaterThan(kept.body.order);
    expect(state?.leaf === 'state' && state.body.recent).toEqual(kept.body.recent);
  });

  test('says nothing when nothing changed', () => {
    const { after } = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) });
    expect(tell(after, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) }).send).toEqual([]);
  });

  test('with very long sentences still says its state: the oldest rulings are let go', () => {
    const long = 'x'.repeat(590);
    const says = Array.from({ length: 6 }, () => ({ cite: '1', said: { en: long, fr: long } }));
    let publishing = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) }).after;
    for (let n = 1; n <= 40; n += 1) {
      const told = { ...toldAfter(n), ruling: { tone: 'foul', says } as const };
      publishing = tell(publishing, { kind: 'stands', match: 'm', seq: n + 1, told }).after;
    }
    const { state } = publishing;
    expect(state && writeMessage({ leaf: 'state', body: state }).ok).toBe(true);
    expect(state?.recent.at(-1)?.seq).toBe(41);
    expect(state?.recent.length).toBeLessThan(32);
  });

  test('with three doubtful shots in very long sentences still says what is asked: the first question goes first', () => {
    const said = { en: 'x'.repeat(590), fr: 'x'.repeat(590) };
    const readings = Array.from({ length: 4 }, () => ({ line: 'w', says: [said, said, said] }));
    const held = ['1', '2', '3'].map(id => ({ id, name: 'Ana', before: 'line', whatFell: true, readings, alike: [] }));
    const told = { ...toldAfter(1), umpire: { held, more: 1, entries: [] } };
    const { send, after } = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told });
    const review = send.find(({ leaf }) => leaf === 'review');
    expect(review && writeMessage(review).ok).toBe(true);
    expect(after.umpire?.held[0]?.id).toBe('1');
    expect((after.umpire?.held.length ?? 0) + (after.umpire?.more ?? 0)).toBe(4);
    expect(after.state).toMatchObject({ review: true, held: { id: '1', name: 'Ana' } });
  });

  test('is under review while a shot is in doubt, whatever is played and whoever ends his own review', () => {
    const held = [
      { id: '1', name: 'Ana', before: 'l', whatFell: true, readings: [{ line: 'w', says: [] }], alike: [] },
    ];
    const doubtful = (n: number) => ({ ...toldAfter(n), umpire: { held, more: 0, entries: [] } });
    const stands = (n: number, told: ReturnType<typeof toldAfter>) =>
      ({ kind: 'stands', match: 'm', seq: n + 1, told }) as const;
    const steps: readonly ToTell[] = [
      stands(1, doubtful(1)),
      stands(2, doubtful(2)),
      { kind: 'review', on: true },
      { kind: 'review', on: false },
    ];
    let publishing = toldNothing;
    for (const step of steps) {
      publishing = tell(publishing, step).after;
      expect(publishing.state?.review).toBe(true);
    }
    expect(tell(publishing, stands(3, toldAfter(3))).after.state).toMatchObject({ review: false });
  });

  test('a replay names its shot, so that who hears of the shot later waits for it', () => {
    const paths = [{ disc: 'striker' as const, points: [[0, 0, 0] as [number, number, number]], pocketed: false }];
    const steps: readonly ToTell[] = [
      { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) },
      { kind: 'shot', id: 'e7', line: '-', paths },
      { kind: 'replay', where: 'full', speed: 0.5 },
    ];
    let publishing = toldNothing;
    const said = steps.flatMap(step => {
      const { after, send } = tell(publishing, step);
      publishing = after;
      return send;
    });
    expect(said.at(-1)).toMatchObject({ leaf: 'replay', body: { shot: 'e7', where: 'full' } });
  });

  test('tells a taken-back shot as such', () => {
    const [note] = rulingsIn(storyOf(['foul', 'undo'])).slice(-1);
    expect(note?.tone).toBe('undone');
  });
});

describe('The door', () => {
  test('whatever a table says comes through unchanged, in less than 24 kB', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }).map(storyOf), story => {
        for (const message of story) {
          const text = writeMessage(message);
          if (!text.ok) throw new Error(text.error);
          expect(text.value.length).toBeLessThan(24_000);
          const read = readMessage(topicOf(address, message.leaf), text.value);
          expect(read.ok && read.value).toEqual({ address, ...message });
        }
      }),
      { numRuns: 50 },
    );
  });

  test('nothing that is not ours gets in, and nothing makes it throw', () => {
    const rubbish = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map(json => json.slice(0, -1)),
    );
    const topics = fc.oneof(
      fc.string(),
      fc.constantFrom('state', 'ruling', 'command').map(leaf => `carrom/v1/club/1/${leaf}`),
    );
    fc.assert(
      fc.property(topics, rubbish, (topic, text) => {
        expect(readMessage(topic, text).ok).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['another version', { v: 2 }],
    ['a negative number', { seq: -1 }],
    ['a match without a name', { match: '' }],
    ['a list that is too long', { recent: Array(33).fill({}) }],
    ['a board number out of all reason', { glance: { ...toldAfter(1).glance, board: 1e9 } }],
  ])('a state with %s is refused', (_says, change) => {
    const [state] = storyOf([]);
    const text = JSON.stringify({ ...state?.body, ...change });
    expect(readMessage(topicOf(address, 'state'), text)).toEqual({ ok: false, error: 'not-this-contract' });
  });
});
