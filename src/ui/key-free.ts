/** A key means something else while a person types, or while a dialog asks something. */
export const isKeyFree = (event: KeyboardEvent): boolean =>
  !event
    .composedPath()
    .some(
      target =>
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLDialogElement,
    );

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;
