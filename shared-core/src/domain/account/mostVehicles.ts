/** Most vehicles in a racer's document, whatever the racer's own limit; the server's rules demand it too. */
export const mostVehicles = 200;
