import type { Page } from 'playwright-core';

/**
 * Words on the page that nobody can read whole: cut by their own box, or beyond the edge of the window with no way to
 * scroll there. What is drawn, what is for screen readers only, and the cards of the ribbon, which tell shortly what their
 * title and the replay say in full, are left out.
 */
export const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const LEFT_OUT = 'svg, select, option, .visually-hidden, carrom-shot-ribbon, script, style';
    const words = (element: Element) =>
      [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .map(node => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
    /** Inside something that scrolls sideways every word can be reached. */
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches(LEFT_OUT) || element.closest(LEFT_OUT)) continue;
        if (element.shadowRoot) look(element.shadowRoot);
        const text = words(element);
        const box = element.getBoundingClientRect();
        if (!text || box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        const { overflowX } = getComputedStyle(element);
        const clipped = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const range = document.createRange();
        range.selectNodeContents(element);
        const beyond = range.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element);
        if (clipped || beyond) found.add(`${element.localName}: ${text.slice(0, 60)}`);
      }
    };
    look(document);
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than its window');
    return [...found];
  });
