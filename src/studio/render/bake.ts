import * as THREE from 'three';

/** Shaders are kept for ever: compiling one takes longer than a hundred pictures. */
const kept = new Map<string, THREE.ShaderMaterial>();
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
quad.frustumCulled = false;
const eye = new THREE.Camera();

const ENCODED = /* glsl */ `
void main() {
  paint();
  vec3 c = clamp(gl_FragColor.rgb, 0.0, 1.0), s1 = sqrt(c), s2 = sqrt(s1), s3 = sqrt(s2);
  gl_FragColor.rgb = 0.662002687 * s1 + 0.684122060 * s2 - 0.323583601 * s3 - 0.0225411470 * c;
}`;

/**
 * Paints a texture once with a shader: wood, wear and print together are too dear to work out in every picture. `paint()`
 * sets gl_FragColor in light; it is kept in screen values, which the solid materials turn back into light themselves.
 */
export const bake = (
  renderer: THREE.WebGLRenderer,
  sizePx: number,
  paint: string,
  uniforms: Readonly<Record<string, unknown>>,
): THREE.WebGLRenderTarget => {
  const target = new THREE.WebGLRenderTarget(sizePx, sizePx, {
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapNearestFilter,
    magFilter: THREE.LinearFilter,
    depthBuffer: false,
  });
  const material =
    kept.get(paint) ??
    new THREE.ShaderMaterial({
      vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: paint + ENCODED,
      uniforms: Object.fromEntries(Object.keys(uniforms).map(name => [name, { value: null }])),
      depthTest: false,
      depthWrite: false,
      blending: THREE.NoBlending,
    });
  kept.set(paint, material);
  for (const [name, value] of Object.entries(uniforms)) {
    const uniform = material.uniforms[name];
    if (uniform) uniform.value = value;
  }
  quad.material = material;
  const before = renderer.getRenderTarget();
  renderer.setRenderTarget(target);
  renderer.render(quad, eye);
  renderer.setRenderTarget(before);
  return target;
};
