import type { Page } from 'playwright-core';

/** Waits until everything that is on its way has arrived, also inside the elements: the document alone does not know of those. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    const animations: Animation[] = [];
    for (const root of roots) {
      animations.push(...root.getAnimations());
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    }
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Every part of the page that would move by its styles when it comes or changes. */
export const wouldMove = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const found: string[] = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        for (const part of ['', '::before', '::after']) {
          const { animationName, transitionDuration } = getComputedStyle(element, part);
          const moves = animationName !== 'none' || /[1-9]/.test(transitionDuration);
          if (moves) found.push(`${element.tagName} ${element.getAttribute('class') ?? ''}${part}`);
        }
      }
    }
    return found;
  });
