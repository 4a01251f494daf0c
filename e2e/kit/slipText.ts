/** Text of a slip of one lane, as a phone copies it out of a photo. */
export const slipText = `GREAT LAKES DRAGAWAY
06/20/2026  1:05 PM
DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  7.190
MPH  97.00
1000'  9.381
1/4  11.231
MPH  120.77`;
