/** Most rows of each list in a racer's document; the server's rules demand it too. */
export const mostRows = { locations: 500, custom_fields: 100, views: 100, predictions: 500 } as const;
