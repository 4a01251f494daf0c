/** What a racer's document holds at most, whatever his own limit is; the server's rules demand it too. */
export const mostVehicles = 200;
