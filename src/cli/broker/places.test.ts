import { describe, expect, test } from 'vitest';
import { makePlaces } from './places.ts';

describe('Places at the broker', () => {
  const few = { unnamed: 3, readers: 2, perTable: 2 };
  const crowd = (settings = few) => {
    const ended: string[] = [];
    const guest = (name: string) => ({ name, end: () => void ended.push(name) });
    return { places: makePlaces<ReturnType<typeof guest>>(settings), guest, ended };
  };

  test('readers fill the readers’ places and no others: a table still comes in', () => {
    const { places, guest, ended } = crowd();
    const readers = ['a', 'b', 'c'].map(guest);
    expect(readers.map(places.seatReader)).toEqual([true, true, false]);
    places.seatTable(guest('table'), 'club/1');
    expect(ended).toEqual([]);
  });

  test('who does not say who it is makes room for who comes after', () => {
    const { places, guest, ended } = crowd();
    for (const name of ['a', 'b', 'c', 'd', 'e']) places.enter(guest(name));
    expect(ended).toEqual(['a', 'b']);
  });

  test('a table that comes back finds a place though its old connections are not known to be dead', () => {
    const { places, guest, ended } = crowd();
    for (const name of ['first', 'second', 'third']) places.seatTable(guest(name), 'club/1');
    places.seatTable(guest('other'), 'club/2');
    expect(ended).toEqual(['first']);
  });

  test('a place that was left is free again', () => {
    const { places, guest } = crowd();
    const [one, two, three] = [guest('1'), guest('2'), guest('3')];
    expect([places.seatReader(one), places.seatReader(two)]).toEqual([true, true]);
    places.leave(one);
    expect(places.seatReader(three)).toBe(true);
  });
});
