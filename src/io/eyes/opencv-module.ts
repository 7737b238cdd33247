import cv from '@techstark/opencv-js';

/**
 * The module behind an object of its own. Some builds give it a `then` that answers with itself: a dynamic import, or
 * anything else that awaits it bare, would never end.
 */
export const held: { readonly cv: unknown } = { cv };
