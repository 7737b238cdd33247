/** The two parties. Score and dues belong to a side; a colour belongs to a side for one board only. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** What is pocketed for points: nine white, nine black, one queen. */
export const PIECES = ['white', 'black', 'queen'] as const;
export type Piece = (typeof PIECES)[number];

/** Everything round that can lie on the surface. */
export const DISCS = ['white', 'black', 'queen', 'striker'] as const;
export type Disc = (typeof DISCS)[number];

/** How many of each a board starts with. */
export const START_COUNT: Readonly<Record<Disc, number>> = { white: 9, black: 9, queen: 1, striker: 1 };

export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');
export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
export const isColour = (disc: Disc): disc is Colour => disc === 'white' || disc === 'black';
