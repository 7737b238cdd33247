/** swap-colours.wat, assembled by `npm run wasm`; a test holds the two together. */
export const SWAP_COLOURS_WASM =
  'AGFzbQEAAAABBQFgAX8AAwIBAAUDAQABBxECBm1lbW9yeQIABHN3YXAAAAo1ATMBAX8DQCABIAH9AAQA/QwCAQADBgUEBwoJCAsODQwP/Q79CwQAIAFBEGoiASAASQ0ACws=';
