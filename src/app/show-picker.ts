/** The picture is slotted into the match from outside: its first button is where a newcomer goes on. */
export const showPicker = (around: Element): void => {
  const picker = around.querySelector('carrom-source-picker');
  picker?.closest('section')?.scrollIntoView({ block: 'nearest' });
  picker?.shadowRoot?.querySelector('button')?.focus();
};
