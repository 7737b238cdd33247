export const QUAD = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** One sub-frame into the sum; alpha counts how often each row was exposed. */
export const ADD = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uFrame;
uniform float uAt, uHalf, uReadout, uStep;
void main() {
  float off = abs(uAt - (0.5 - vUv.y) * uReadout);
  float weight = clamp((uHalf - off) / uStep + 0.5, 0.0, 1.0);
  vec3 root = texture2D(uFrame, vUv).rgb;
  gl_FragColor = vec4(root * root * 4.0 * weight, weight);
}`;

/** Light scattered in the lens: the sum, shrunk and smeared. */
export const GLOW = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSum;
uniform vec2 uStep;
void main() {
  vec4 s = vec4(0.0);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) s += texture2D(uSum, vUv + vec2(x, y) * uStep * 0.8);
  gl_FragColor = vec4(s.rgb / max(s.a, 0.01), 1.0);
}`;

export const DEVELOP = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSum, uGlow, uGrain;
uniform vec2 uSize, uOver, uK;
uniform vec3 uGain;
uniform float uFocal, uContrast, uSaturation, uNoise, uBlotch, uSharpen, uSoften, uVignette, uBloom, uFringe, uSeed, uMono;

vec3 lightNear(vec2 uv) { vec4 s = texture2D(uSum, uv); return s.rgb / max(s.a, 0.01); }
vec4 grain(vec2 px) { return (texture2D(uGrain, px / 256.0 + fract(vec2(uSeed * 0.61803, uSeed * 0.41421))) - 0.5) * 3.0; }
/** Where an ideal lens would put what is seen here, by Newton as in lens.ts. */
vec2 ideal(vec2 fromCentre) {
  float seen = length(fromCentre);
  if (seen < 1e-5) return fromCentre;
  float r = seen;
  for (int i = 0; i < 5; i++) {
    float r2 = r * r;
    r -= (r * (1.0 + r2 * (uK.x + uK.y * r2)) - seen) / max(0.2, 1.0 + r2 * (3.0 * uK.x + 5.0 * uK.y * r2));
  }
  return fromCentre * (r / seen);
}
vec2 place(vec2 px) { return 0.5 + ideal((px - 0.5 * uSize) / uFocal) * uFocal / (uSize * uOver); }
/** A camera's tone curve: straight in the dark, a long shoulder in the light. */
vec3 tone(vec3 x) {
  x = max(x, 0.0);
  vec3 y = x * (1.0 + x * 0.18) / (1.0 + x * 0.62);
  return clamp(y * 1.28, 0.0, 1.0);
}
/** The screen's curve by three square roots: powers are dear without a graphics card. */
vec3 encode(vec3 c) {
  vec3 s1 = sqrt(c), s2 = sqrt(s1), s3 = sqrt(s2);
  return max(0.662002687 * s1 + 0.684122060 * s2 - 0.323583601 * s3 - 0.0225411470 * c, 0.0);
}
void main() {
  vec2 px = vUv * uSize;
  vec2 uv = place(px);
  vec2 step1 = 1.0 / (uSize * uOver);
  vec3 here = lightNear(uv);
  if (uFringe > 0.0) {
    vec2 out1 = (uv - 0.5) * uFringe;
    here.r = lightNear(uv + out1).r;
    here.b = lightNear(uv - out1).b;
  }
  float reach = 1.0 + uSoften;
  vec3 around = 0.25 * (lightNear(uv + step1 * vec2(reach, 0.3)) + lightNear(uv - step1 * vec2(reach, 0.3)) + lightNear(uv + step1 * vec2(-0.3, reach)) + lightNear(uv + step1 * vec2(0.3, -reach)));
  here = mix(here, around, min(0.75, uSoften * 0.6));
  here = mix(here, texture2D(uGlow, uv).rgb, uBloom);
  vec2 corner = (vUv - 0.5) * vec2(uSize.x / uSize.y, 1.0);
  here *= 1.0 - uVignette * smoothstep(0.1, 1.1, dot(corner, corner) * 1.6);
  vec3 c = encode(tone(here * uGain));
  vec3 soft = encode(tone(around * uGain));
  c += (c - soft) * uSharpen * 1.1;
  float luma = dot(c, vec3(0.299, 0.587, 0.114));
  c = mix(vec3(luma), c, uSaturation);
  c = (c - 0.5) * uContrast + 0.5;
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.25);
  if (uMono > 0.5) c = vec3(luma * 0.95);
  float strength = uNoise * (0.55 + 0.9 * (1.0 - luma));
  vec2 pixel = floor(px);
  vec4 fine = grain(pixel);
  vec3 coloured = fine.rgb * 0.6 + uBlotch * grain(px * 0.4 + 91.0).rgb;
  c += strength * (fine.a + coloured * (1.0 - uMono) * 0.7);
  gl_FragColor = vec4(clamp(c, 0.0, 1.0), 1.0);
}`;
