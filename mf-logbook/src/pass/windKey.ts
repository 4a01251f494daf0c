/** Key of the wind among a pass's values: its column has an arrow beside the words. */
export const windKey = 'weather.wind_direction';
