/** A network that is ready. */
export interface ReadyNetwork {
  /** Answers a picture of its size, which is free again at once. */
  readonly see: (picture: Float32Array) => Promise<Float32Array>;
}
