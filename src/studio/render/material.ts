import * as THREE from 'three';
import type { LightLook } from '../look/light-look.ts';

/**
 * All solid things share one lean shader: two lamps with shadows, light from the room by the direction a place faces, and
 * the room's bright spots mirrored in what is smooth. Without a graphics card three's own physical shading with a mirrored
 * room takes three times as long, and the pictures do not show the difference.
 */
const GLINTS = 3;

/** What the room sends back; one set for the whole stage, because one stage shows one room. */
export interface RoomLight {
  readonly uSky: THREE.IUniform<THREE.Color>;
  readonly uGround: THREE.IUniform<THREE.Color>;
  readonly uGlintDir: THREE.IUniform<THREE.Vector3[]>;
  readonly uGlintTone: THREE.IUniform<THREE.Color[]>;
  readonly uGlintSharp: THREE.IUniform<number[]>;
}

export const darkRoom = (): RoomLight => ({
  uSky: { value: new THREE.Color() },
  uGround: { value: new THREE.Color() },
  uGlintDir: { value: Array.from({ length: GLINTS }, () => new THREE.Vector3(0, 0, 1)) },
  uGlintTone: { value: Array.from({ length: GLINTS }, () => new THREE.Color(0, 0, 0)) },
  uGlintSharp: { value: Array.from({ length: GLINTS }, () => 10) },
});

export const setRoomLight = (room: RoomLight, look: LightLook, factor: number): void => {
  room.uSky.value.set(look.ambientTone).multiplyScalar(look.ambientShare * factor);
  room.uGround.value.set(look.groundTone).multiplyScalar(look.ambientShare * 0.45 * factor);
  for (let i = 0; i < GLINTS; i++) {
    const glint = look.glints[i];
    const [turn, up] = [((glint?.bearingDegrees ?? 0) * Math.PI) / 180, ((glint?.heightDegrees ?? 45) * Math.PI) / 180];
    room.uGlintDir.value[i]?.set(Math.cos(turn) * Math.cos(up), Math.sin(turn) * Math.cos(up), Math.sin(up));
    room.uGlintTone.value[i]?.set(glint?.tone ?? '#000000').multiplyScalar((glint?.level ?? 0) * factor);
    room.uGlintSharp.value[i] = glint?.sharpness ?? 10;
  }
};

const HEAD = /* glsl */ `
#include <common>
uniform vec3 uSky, uGround, uGlintDir[${GLINTS}], uGlintTone[${GLINTS}];
uniform float uGlintSharp[${GLINTS}];
`;

/** Textures hold screen values; this cubic turns them into light. */
const MAP = /* glsl */ `
#ifdef USE_MAP
vec4 sampledDiffuseColor = texture2D(map, vMapUv, -0.7);
vec3 shown = sampledDiffuseColor.rgb;
diffuseColor.rgb *= shown * (shown * (shown * 0.305306011 + 0.682171111) + 0.012522878);
#endif
`;

/** Light up to four times white, kept as its root: eight bits are enough then, and four times faster than floats. */
const OUT = 'gl_FragColor = vec4(sqrt(min(outgoingLight * 0.25, 1.0)), 1.0);';

const LIGHTS = /* glsl */ `
vec3 toEye = normalize(vViewPosition);
float rough = clamp(roughnessFactor, 0.06, 1.0);
float a2 = rough * rough * rough * rough;
vec3 f0 = mix(vec3(0.04), diffuseColor.rgb, metalnessFactor);
vec3 matt = diffuseColor.rgb * (1.0 - metalnessFactor);
#if NUM_SPOT_LIGHTS > 0
#pragma unroll_loop_start
for (int i = 0; i < NUM_SPOT_LIGHTS; i ++) {
  if (spotLights[ i ].color.g > 0.0) {
    vec3 toLamp = spotLights[ i ].position + vViewPosition;
    float nearness = inversesqrt(dot(toLamp, toLamp));
    toLamp *= nearness;
    float facing = dot(normal, toLamp);
    float cone = smoothstep(spotLights[ i ].coneCos, spotLights[ i ].penumbraCos, dot(toLamp, spotLights[ i ].direction));
    float lit = facing * cone;
    if (lit > 0.0) {
      #if defined(USE_SHADOWMAP)
      if (receiveShadow) lit *= getShadow(spotShadowMap[ i ], spotLightShadows[ i ].shadowMapSize, 1.0, spotLightShadows[ i ].shadowBias, spotLightShadows[ i ].shadowRadius, vSpotLightCoord[ i ]);
      #endif
      vec3 light = spotLights[ i ].color * (lit * nearness * nearness * RECIPROCAL_PI);
      vec3 half_ = normalize(toLamp + toEye);
      float nh = dot(normal, half_);
      float lh = saturate(dot(toLamp, half_));
      float d = nh * nh * (a2 - 1.0) + 1.0;
      float shine = a2 / (d * d * max(0.1, lh * lh) * (rough * 4.0 + 2.0));
      float away = 1.0 - lh, away2 = away * away;
      reflectedLight.directDiffuse += light * matt;
      reflectedLight.directSpecular += light * (shine * (f0 + (1.0 - f0) * (away2 * away2 * away)));
    }
  }
}
#pragma unroll_loop_end
#endif
vec3 faces = inverseTransformDirection(normal, viewMatrix);
reflectedLight.indirectDiffuse += mix(uGround, uSky, 0.5 + 0.5 * faces.z) * matt;
vec3 mirrored = inverseTransformDirection(reflect(-toEye, normal), viewMatrix);
vec3 seen = mix(uGround, uSky, smoothstep(-0.3, 0.6, mirrored.z));
for (int i = 0; i < ${GLINTS}; i ++) {
  if (uGlintTone[i].g <= 0.0) continue;
  float sharp = uGlintSharp[i] / (1.0 + uGlintSharp[i] * a2 * 0.9 + 0.3 * rough);
  seen += uGlintTone[i] * (sharp / uGlintSharp[i]) * exp(sharp * (dot(mirrored, uGlintDir[i]) - 1.0));
}
float grazing = 1.0 - saturate(dot(normal, toEye));
float grazing2 = grazing * grazing;
reflectedLight.indirectSpecular += seen * (f0 + (max(vec3(1.0 - rough), f0) - f0) * grazing2 * grazing2 * grazing);
`;

/** Three's five rotated shadow taps cost a sine each and leave a grain; sub-frames soften shadows better than taps do. */
const leanShadows = (): void => {
  const chunk = THREE.ShaderChunk.shadowmap_pars_fragment;
  THREE.ShaderChunk.shadowmap_pars_fragment = chunk.replace(
    /float phi = interleavedGradientNoise[\s\S]*?\) \* 0\.2;/,
    `vec2 off = radius * 0.7;
     shadow = 0.25 * (texture(shadowMap, vec3(shadowCoord.xy + off, shadowCoord.z)) + texture(shadowMap, vec3(shadowCoord.xy - off, shadowCoord.z))
       + texture(shadowMap, vec3(shadowCoord.xy + off * vec2(1.0, -1.0), shadowCoord.z)) + texture(shadowMap, vec3(shadowCoord.xy + off * vec2(-1.0, 1.0), shadowCoord.z)));`,
  );
};
leanShadows();

export type Chunks = Readonly<Record<string, string>>;
export interface SolidLook extends THREE.MeshStandardMaterialParameters {
  /** Reads roughness, as a share of `roughness`, from the map's alpha. */
  readonly roughInAlpha?: boolean;
}

/** A solid material in the light of `room`; `vertex` and `fragment` add to shader chunks by name. */
export const solid = (
  room: RoomLight,
  { roughInAlpha, ...look }: SolidLook,
  extra: {
    readonly key: string;
    readonly vertex: Chunks;
    readonly fragment: Chunks;
    readonly uniforms: Readonly<Record<string, THREE.IUniform>>;
  } = { key: '', vertex: {}, fragment: {}, uniforms: {} },
): THREE.MeshStandardMaterial => {
  const material = new THREE.MeshStandardMaterial(look);
  const patch = (shader: string, chunks: Chunks) =>
    Object.entries(chunks).reduce((text, [name, code]) => text.replace(`#include <${name}>`, code), shader);
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, room, extra.uniforms);
    shader.vertexShader = patch(shader.vertexShader, extra.vertex);
    shader.fragmentShader = patch(patch(shader.fragmentShader, extra.fragment), {
      common: HEAD,
      map_fragment: MAP,
      ...(roughInAlpha ? { roughnessmap_fragment: 'float roughnessFactor = roughness * sampledDiffuseColor.a;' } : {}),
      lights_physical_fragment: '',
      lights_fragment_begin: LIGHTS,
      lights_fragment_maps: '',
      lights_fragment_end: '',
      opaque_fragment: OUT,
      tonemapping_fragment: '',
      colorspace_fragment: '',
    });
  };
  material.customProgramCacheKey = () => `studio-${extra.key}-${roughInAlpha === true}`;
  return material;
};
