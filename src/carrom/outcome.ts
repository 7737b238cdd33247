/** Expected trouble is a value from a closed list of codes; a throw means a bug. */
export type Outcome<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const bad = <E extends string>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
