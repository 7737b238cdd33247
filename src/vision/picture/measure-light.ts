/** A picture as bytes: red, green, blue, opacity for every pixel, row by row. */
export interface Rgba {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
}

export interface Light {
  /** 0 black … 1 white, as an eye weighs the colours. */
  readonly brightness: number;
  /** Spread of the brightness: near 0 when the lens is covered or the picture is flat. */
  readonly contrast: number;
  /** Share of pixels so bright that nothing can be seen in them. */
  readonly blownOut: number;
  readonly verdict: 'good' | 'too-dark' | 'covered' | 'glare';
}

/** Below it, a black piece is no longer told from its shadow. */
const TOO_DARK = 0.14;
/** Below it the picture shows nothing: a cap or a hand on the lens. */
const FLAT = 0.02;
/** Above it a white piece under the lamp may vanish. */
const BLOWN_OUT_SHARE = 0.08;
const BLOWN_OUT_FROM = 250;

const verdictOf = (brightness: number, contrast: number, blownOut: number): Light['verdict'] => {
  if (contrast < FLAT) return 'covered';
  if (brightness < TOO_DARK) return 'too-dark';
  return blownOut > BLOWN_OUT_SHARE ? 'glare' : 'good';
};

/** How well lit a (small) picture is. Webcams halve their frame rate in dim light, so people should know. */
export const measureLight = ({ bytes }: Rgba): Light => {
  let sum = 0;
  let squares = 0;
  let bright = 0;
  const pixels = bytes.length / 4;
  for (let i = 0; i < bytes.length; i += 4) {
    const [r, g, b] = [bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0];
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    sum += luma;
    squares += luma * luma;
    if (luma >= BLOWN_OUT_FROM) bright += 1;
  }
  const mean = pixels > 0 ? sum / pixels : 0;
  const brightness = mean / 255;
  const contrast = pixels > 0 ? Math.sqrt(Math.max(0, squares / pixels - mean * mean)) / 255 : 0;
  const blownOut = pixels > 0 ? bright / pixels : 0;
  return { brightness, contrast, blownOut, verdict: verdictOf(brightness, contrast, blownOut) };
};
