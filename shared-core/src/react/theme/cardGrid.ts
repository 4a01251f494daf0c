/**
 * Returns the style of a list of cards: as many side by side as fit, the last row left open.
 * @param least the width of a card, in pixels; a narrower screen has one column as wide as itself
 * @param gaps between the cards, in steps of the theme
 */
export const cardGrid = <Gaps extends { gap: number } | { columnGap: number }>(least: number, gaps: Gaps) =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
    ...gaps,
  }) as const;
