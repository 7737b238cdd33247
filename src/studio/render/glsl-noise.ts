/** Value noise and its sums, shared by everything that is wood, dirt or cloth. */
export const NOISE = /* glsl */ `
/** What a print (screen values times alpha) is as light. */
vec3 inkOf(vec4 print) { return pow(clamp(print.rgb / max(print.a, 0.004), 0.0, 1.0), vec3(2.2)); }
float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * vec3(0.1031, 0.1030, 0.0973));
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash21(i), hash21(i + vec2(1, 0)), f.x), mix(hash21(i + vec2(0, 1)), hash21(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  return noise(p) * 0.5 + noise(p * 2.03 + 17.1) * 0.25 + noise(p * 4.01 + 5.3) * 0.125 + 0.0625;
}
/** Wood along x, in millimetres: how dark the wood is here, 0 … 1. */
float wood(vec2 mm, float figure, float fibre, float blotch, float seed) {
  vec2 p = mm + seed * 137.0;
  float warp = noise(p * vec2(0.0022, 0.008)) * 60.0 + noise(p * vec2(0.006, 0.02) + 9.0) * 16.0;
  float y = p.y + warp;
  float rings = noise(vec2(p.x * 0.0011, y * 0.045)) * 0.65 + noise(vec2(p.x * 0.004, y * 0.13)) * 0.35;
  float cathedral = 0.5 + 0.5 * sin(y * 0.11 + 7.0 * noise(p * vec2(0.0016, 0.012) + 3.0));
  float fine = noise(p * vec2(0.035, 1.1)) * 0.6 + noise(p * vec2(0.09, 2.4)) * 0.4;
  float pores = smoothstep(0.74, 0.95, noise(p * vec2(0.07, 1.7) + 40.0));
  float cloud = fbm(p * 0.0045 + 2.0);
  return 0.35 + figure * (rings - 0.5) * 0.95 + figure * 0.22 * (cathedral - 0.5) + fibre * (fine - 0.5) * 0.42 + fibre * pores * 0.16 + blotch * (cloud - 0.45) * 0.9;
}
`;
