/** A connection that can be ended from here. */
export interface Guest {
  end(): void;
}

export interface PlaceSettings {
  /** Connections that have not greeted yet. More of them: the one that has waited longest goes. */
  readonly unnamed: number;
  /** Higher serves more overlays, but costs memory for each; a hall with hundreds of them has a broker of its own. */
  readonly readers: number;
  /** A table's page, its remotes, and what is left of its connections of before an outage. */
  readonly perTable: number;
}

export const placeSettings: PlaceSettings = { unnamed: 100, readers: 400, perTable: 8 };

/**
 * Who may stay. Readers can fill their own places only: a table with its token always finds one, also when it comes
 * back, because the oldest connection of the same table makes room for it.
 */
export const makePlaces = <G extends Guest>({ unnamed, readers, perTable }: PlaceSettings = placeSettings) => {
  const waiting = new Set<G>();
  const reading = new Set<G>();
  const tables = new Map<string, Set<G>>();

  const leave = (guest: G): void => {
    waiting.delete(guest);
    reading.delete(guest);
    for (const [table, seats] of tables) {
      seats.delete(guest);
      if (seats.size === 0) tables.delete(table);
    }
  };
  /** Sets remember the order in which they were filled. */
  const makeRoom = (seats: Set<G>, most: number): void => {
    for (const oldest of seats) {
      if (seats.size <= most) return;
      seats.delete(oldest);
      oldest.end();
    }
  };

  return {
    leave,
    /** It has come in and not said who it is. */
    enter: (guest: G): void => {
      waiting.add(guest);
      makeRoom(waiting, unnamed);
    },
    /** It wants to read; false: there is no place. */
    seatReader: (guest: G): boolean => {
      leave(guest);
      if (reading.size >= readers) return false;
      reading.add(guest);
      return true;
    },
    /** It has shown this table's token. */
    seatTable: (guest: G, table: string): void => {
      leave(guest);
      const seats = tables.get(table) ?? new Set();
      tables.set(table, seats.add(guest));
      makeRoom(seats, perTable);
    },
  };
};
