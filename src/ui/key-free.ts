/**
 * A key means something else while a person types, or while a dialog asks something. One that has just closed asks nothing, but
 * until the browser paints next the focus is still on its button.
 */
export const isKeyFree = (event: KeyboardEvent): boolean =>
  !event
    .composedPath()
    .some(
      target =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLDialogElement && target.open),
    );

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;
