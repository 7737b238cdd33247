import * as v from 'valibot';

/** A phone and its table agree over the hub on how the picture travels. The picture itself never goes through the hub. */

const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/));
const shown = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** How one side can be reached and what it can send or show, as browsers write it. */
const session = v.pipe(v.string(), v.startsWith('v=0'), v.maxLength(12_000));

/** From a phone. `call`: which of the table's calls this belongs to. */
export const cameraSchema = v.object({
  v: v.literal(1),
  phone: name,
  says: v.variant('kind', [
    v.object({ kind: v.literal('here'), name: shown }),
    v.object({ kind: v.literal('offer'), call: name, session }),
    v.object({ kind: v.literal('bye') }),
  ]),
});

/** From the table. who: whoever is there says so. wanted: this phone's picture is; enough: it is no more. */
export const callSchema = v.object({
  v: v.literal(1),
  says: v.variant('kind', [
    v.object({ kind: v.literal('who') }),
    v.object({ kind: v.literal('wanted'), phone: name, call: name }),
    v.object({ kind: v.literal('answer'), phone: name, call: name, session }),
    v.object({ kind: v.literal('enough'), phone: name }),
  ]),
});

export type CameraWord = v.InferOutput<typeof cameraSchema>;
export type CallWord = v.InferOutput<typeof callSchema>;
