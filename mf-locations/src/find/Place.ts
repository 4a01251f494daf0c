/** Point on the map in degrees, north and east positive. */
export interface Place {
  lat: number;
  lng: number;
}
