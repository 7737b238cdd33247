/** Numbered things that wait, the one with the least key first. */
export const openHeap = () => {
  const keys: number[] = [];
  const who: number[] = [];
  const swap = (a: number, b: number) => {
    [keys[a], keys[b]] = [keys[b] as number, keys[a] as number];
    [who[a], who[b]] = [who[b] as number, who[a] as number];
  };
  return {
    push: (key: number, one: number): void => {
      let i = keys.push(key) - 1;
      who.push(one);
      for (let up = (i - 1) >> 1; i > 0 && (keys[up] as number) > key; up = (i - 1) >> 1) {
        swap(i, up);
        i = up;
      }
    },
    pop: (): number | undefined => {
      if (who.length === 0) return undefined;
      swap(0, who.length - 1);
      keys.pop();
      const first = who.pop();
      for (let i = 0; ; ) {
        const left = 2 * i + 1;
        const least = left + 1 < keys.length && (keys[left + 1] as number) < (keys[left] as number) ? left + 1 : left;
        if (least >= keys.length || (keys[least] as number) >= (keys[i] as number)) return first;
        swap(i, least);
        i = least;
      }
    },
  };
};
