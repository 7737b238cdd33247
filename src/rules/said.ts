/** One sentence, as a player would say it, in both languages of the product. */
export interface Said {
  readonly en: string;
  readonly fr: string;
}
