import type { SlipValues } from './slipDoubts';

/** A slip as a phone copies it out of a photo, and what stands on the paper. */
export interface WrittenSlip {
  name: string;
  text: string;
  left: SlipValues;
  right?: SlipValues;
}

/** Slips of the layouts that tracks print, and the ways in which cameras misread them. */
export const writtenSlips: WrittenSlip[] = [
  {
    name: 'two lanes, the usual layout',
    text: `GREAT LAKES DRAGAWAY
06/20/2026  1:05 PM
       LEFT   RIGHT
CAR #  1234   77B
DIAL  11.20  9.90
R/T  .018  .041
60'  1.707  1.498
330'  4.664  4.094
1/8  7.190  6.312
MPH  97.00  110.45
1000'  9.381  8.236
1/4  11.231  9.861
MPH  120.77  137.51
MOV .0213 WIN LEFT`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
    right: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'one lane',
    text: `DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  7.190
MPH  97.00
1000'  9.381
1/4  11.231
MPH  120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'words and feet',
    text: `Dial-In  9.90
Reaction  .041
60 ft  1.498
330 ft  4.094
660 ft  6.312
MPH  110.45
1000 ft  8.236
1320 ft  9.861
MPH  137.51`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'bare distances at the start of the line',
    text: `INDEX  13.40
RT  .112
60  2.034
330  5.559
660  8.550
660' MPH  81.90
1000  11.145
1320  13.336
1320' MPH  101.97`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'colons behind the labels',
    text: `DIAL IN:  8.50
REACT:  .007
60':  1.295
330':  3.539
1/8 ET:  5.440
1/8 MPH:  128.90
1000':  7.089
1/4 ET:  8.481
1/4 MPH:  160.48`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
  {
    name: 'an eighth-mile track',
    text: `DIAL  7.15
R/T  -.012
60'  1.708
330'  4.665
1/8  7.188
MPH  97.12`,
    left: {
      dialin_et: 7.15,
      reaction_time: -0.012,
      et_60: 1.708,
      et_330: 4.665,
      et_660: 7.188,
      mph_660: 97.12,
    },
  },
  {
    name: 'an eighth-mile track, both lanes',
    text: `LEFT RIGHT
DIAL  7.15  8.50
R/T  -.012  .007
60'  1.708  1.295
330'  4.665  3.539
1/8  7.188  5.440
MPH  97.12  128.90`,
    left: {
      dialin_et: 7.15,
      reaction_time: -0.012,
      et_60: 1.708,
      et_330: 4.665,
      et_660: 7.188,
      mph_660: 97.12,
    },
    right: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
    },
  },
  {
    name: 'right lane first',
    text: `RIGHT LEFT
DIAL  11.20  13.40
R/T  .018  .112
60'  1.707  2.034
330'  4.664  5.559
1/8  7.190  8.550
MPH  97.00  81.90
1000'  9.381  11.145
1/4  11.231  13.336
MPH  120.77  101.97`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
    right: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'a red light',
    text: `DIAL  7.15
R/T  -.012
60'  1.708
330'  4.665
1/8  7.188
MPH  97.12
1000'  9.376
1/4  11.224
MPH  120.91`,
    left: {
      dialin_et: 7.15,
      reaction_time: -0.012,
      et_60: 1.708,
      et_330: 4.665,
      et_660: 7.188,
      mph_660: 97.12,
      et_1000: 9.376,
      et_1320: 11.224,
      mph_1320: 120.91,
    },
  },
  {
    name: 'the left lane before the label',
    text: `11.20 DIAL 9.90
.018 R/T .041
1.707 60' 1.498
4.664 330' 4.094
7.190 1/8 6.312
97.00 MPH 110.45
9.381 1000' 8.236
11.231 1/4 9.861
120.77 MPH 137.51`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
    right: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'labels first, then all numbers',
    text: `DIAL
R/T
60'
330'
1/8
MPH
1000'
1/4
MPH
11.20
.018
1.707
4.664
7.190
97.00
9.381
11.231
120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'each number below its label',
    text: `DIAL
9.90
R/T
.041
60'
1.498
330'
4.094
1/8
6.312
MPH
110.45
1000'
8.236
1/4
9.861
MPH
137.51`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'each pair of numbers below its label',
    text: `DIAL
9.90
13.40
R/T
.041
.112
60'
1.498
2.034
330'
4.094
5.559
1/8
6.312
8.550
MPH
110.45
81.90
1000'
8.236
11.145
1/4
9.861
13.336
MPH
137.51
101.97`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
    right: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'decimal commas',
    text: `DIAL  11,20
R/T  ,018
60'  1,707
330'  4,664
1/8  7,190
MPH  97,00
1000'  9,381
1/4  11,231
MPH  120,77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'O for zero',
    text: `DIAL  11.2O
R/T  .O18
60'  1.7O7
330'  4.664
1/8  7.19O
MPH  97.OO
1000'  9.381
1/4  11.231
MPH  12O.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'l for one',
    text: `DIAL  l3.40
R/T  .ll2
60'  2.034
330'  5.559
1/8  8.550
MPH  8l.90
1000'  ll.l45
1/4  l3.336
MPH  l0l.97`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'I and | for one',
    text: `DIAL  9.90
R/T  .04I
60'  I.498
330'  4.094
1/8  6.3I2
MPH  I|0.45
1000'  8.236
1/4  9.86I
MPH  I37.5|`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'points lost in times',
    text: `DIAL  11.20
R/T  0018
60'  1707
330'  4664
1/8  7190
MPH  97.00
1000'  9381
1/4  11231
MPH  120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'points lost everywhere',
    text: `DIAL  990
R/T  0041
60'  1498
330'  4094
1/8  6312
MPH  11045
1000'  8236
1/4  9861
MPH  13751`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'a space behind the point',
    text: `DIAL  13. 40
R/T  . 112
60'  2. 034
330'  5. 559
1/8  8. 550
MPH  81. 90
1000'  11. 145
1/4  13. 336
MPH  101. 97`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'a space before the point',
    text: `DIAL  8 .50
R/T  0 .007
60'  1 .295
330'  3 .539
1/8  5 .440
MPH  128 .90
1000'  7 .089
1/4  8 .481
MPH  160 .48`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
  {
    name: 'colons for points',
    text: `DIAL  11:20
R/T  :018
60'  1:707
330'  4:664
1/8  7:190
MPH  97:00
1000'  9:381
1/4  11:231
MPH  120:77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'S for five',
    text: `DIAL  13.40
R/T  .112
60'  2.034
330'  S.SS9
1/8  8.SS0
MPH  81.90
1000'  11.14S
1/4  13.336
MPH  101.97`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'B for eight',
    text: `DIAL  B.50
R/T  .007
60'  1.295
330'  3.539
1/8  5.440
MPH  12B.90
1000'  7.0B9
1/4  B.4B1
MPH  160.4B`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
  {
    name: 'a seven read as a one',
    text: `DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  1.190
MPH  97.00
1000'  9.381
1/4  11.231
MPH  120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'the first digit of the speed lost',
    text: `DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  7.190
MPH  97.00
1000'  9.381
1/4  11.231
MPH  20.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'a nine read as a three',
    text: `DIAL  9.90
R/T  .041
60'  1.498
330'  4.094
1/8  6.312
MPH  110.45
1000'  8.236
1/4  3.861
MPH  137.51`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'a one read as a seven',
    text: `DIAL  13.40
R/T  .112
60'  7.034
330'  5.559
1/8  8.550
MPH  81.90
1000'  11.145
1/4  13.336
MPH  101.97`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'a wrong first decimal',
    text: `DIAL  8.50
R/T  .007
60'  1.295
330'  3.939
1/8  5.440
MPH  128.90
1000'  7.089
1/4  8.481
MPH  160.48`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
  {
    name: 'two lines swapped by the camera',
    text: `DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  7.190
MPH  97.00
1000'  11.231
1/4  9.381
MPH  120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'lines without labels',
    text: `11.20
.018
1.707
4.664
7.190
97.00
9.381
11.231
120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'pairs without labels',
    text: `1.707  1.498
4.664  4.094
7.190  6.312
97.00  110.45
9.381  8.236
11.231  9.861
120.77  137.51`,
    left: {
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
    right: {
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'numbers in one line without labels',
    text: `.112 2.034 5.559 8.550 81.90 11.145 13.336 101.97`,
    left: {
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'an eighth-mile slip without labels',
    text: `8.50
.007
1.295
3.539
5.440
128.90`,
    left: { dialin_et: 8.5, reaction_time: 0.007, et_60: 1.295, et_330: 3.539, et_660: 5.44, mph_660: 128.9 },
  },
  {
    name: 'missing splits',
    text: `R/T  .018
60'  1.707
1/8  7.190
MPH  97.00
1/4  11.231
MPH  120.77`,
    left: {
      reaction_time: 0.018,
      et_60: 1.707,
      et_660: 7.19,
      mph_660: 97.0,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'a class and a car number',
    text: `CLASS SUPER PRO
CAR 4417
RACE 212
DIAL  9.90
R/T  .041
60'  1.498
330'  4.094
1/8  6.312
MPH  110.45
1000'  8.236
1/4  9.861
MPH  137.51`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'stars and marks behind numbers',
    text: `DIAL  13.40*
R/T  .112*
60'  2.034*
330'  5.559*
1/8  8.550*
MPH  81.90*
1000'  11.145*
1/4  13.336*
MPH  101.97*`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
  },
  {
    name: 'M.P.H. and E.T.',
    text: `DIAL  8.50
R.T.  .007
60 FT  1.295
330 FT  3.539
1/8 E.T.  5.440
M.P.H.  128.90
1000 FT  7.089
E.T.  8.481
M.P.H.  160.48`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
  {
    name: 'labels with misread signs',
    text: `DlAL  11.20
R/T  .018
6O'  1.707
33O'  4.664
l/8  7.190
MPH  97.00
lOOO'  9.381
l/4  11.231
MPH  120.77`,
    left: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'curly feet and dots between',
    text: `DIAL ....  9.90
R/T ....  .041
60’ ....  1.498
330’ ....  4.094
1/8 ....  6.312
MPH ....  110.45
1000’ ....  8.236
1/4 ....  9.861
MPH ....  137.51`,
    left: {
      dialin_et: 9.9,
      reaction_time: 0.041,
      et_60: 1.498,
      et_330: 4.094,
      et_660: 6.312,
      mph_660: 110.45,
      et_1000: 8.236,
      et_1320: 9.861,
      mph_1320: 137.51,
    },
  },
  {
    name: 'tabs between',
    text: `DIAL	13.40	11.20
R/T	.112	.018
60'	2.034	1.707
330'	5.559	4.664
1/8	8.550	7.190
MPH	81.90	97.00
1000'	11.145	9.381
1/4	13.336	11.231
MPH	101.97	120.77`,
    left: {
      dialin_et: 13.4,
      reaction_time: 0.112,
      et_60: 2.034,
      et_330: 5.559,
      et_660: 8.55,
      mph_660: 81.9,
      et_1000: 11.145,
      et_1320: 13.336,
      mph_1320: 101.97,
    },
    right: {
      dialin_et: 11.2,
      reaction_time: 0.018,
      et_60: 1.707,
      et_330: 4.664,
      et_660: 7.19,
      mph_660: 97.0,
      et_1000: 9.381,
      et_1320: 11.231,
      mph_1320: 120.77,
    },
  },
  {
    name: 'quarter and eighth in words',
    text: `Dial  8.50
Reaction Time  .007
60'  1.295
330'  3.539
Eighth  5.440
Speed  128.90
1000'  7.089
Quarter  8.481
Speed  160.48`,
    left: {
      dialin_et: 8.5,
      reaction_time: 0.007,
      et_60: 1.295,
      et_330: 3.539,
      et_660: 5.44,
      mph_660: 128.9,
      et_1000: 7.089,
      et_1320: 8.481,
      mph_1320: 160.48,
    },
  },
];
