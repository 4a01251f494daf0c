import { processorClock } from '../../../testing/processorClock';
import { readSlipText } from './readSlipText';

const numbers = "R/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";
const own = [
  'Lucas Oil Indianapolis Raceway Park',
  'Bristol Dragway',
  'The Strip at Las Vegas Motor Speedway',
  'Gainesville Raceway',
  'Great Lakes Dragaway',
  'Texas Motorplex',
  'Texas Raceway',
  'Dragway 42',
].map((title) => ({ uid: title, title }));
const trackIn = (head: string, tail = '', tracks = own) =>
  readSlipText(`${head}\n${numbers}\n${tail}`, tracks).track;

describe('the track of a slip', () => {
  test.each([
    ['BRISTOL DRAGWAY', 'Bristol Dragway'],
    ['bristol  drag-way', 'Bristol Dragway'],
    ['* WELCOME TO BRISTOL DRAGWAY! *', 'Bristol Dragway'],
    ['BRISTOL DRAGWAY  06/20/2026 1:05 PM', 'Bristol Dragway'],
    ['BRISTOL', 'Bristol Dragway'],
    ['LAS VEGAS MOTOR SPEEDWAY', 'The Strip at Las Vegas Motor Speedway'],
    ['The Strip at Las Vegas', 'The Strip at Las Vegas Motor Speedway'],
    ['GREATLAKES DRAGWAY', 'Great Lakes Dragaway'],
    ['GAINESVILLE RACEWAY - GAINESVILLE, FLORIDA', 'Gainesville Raceway'],
    ['TEXAS RACEWAY', 'Texas Raceway'],
    ['DRAGWAY 42', 'Dragway 42'],
  ])('%j is the racer’s %s', (head, title) => {
    expect(trackIn(head)).toMatchObject({ uids: [title], doubtful: false });
  });

  test('is found below the numbers too, by its whole title', () => {
    expect(trackIn('', 'www.bristoldragway.com')?.uids).toEqual(['Bristol Dragway']);
    expect(trackIn('', 'Thank you for racing at Bristol')).toBeUndefined();
  });

  test.each([
    ['BRISTOL RACEWAY', 'Bristol Dragway'],
    ['NORTH BRISTOL DRAGSTRIP', 'Bristol Dragway'],
  ])('%j may be %s, in doubt', (head, title) => {
    expect(trackIn(head)).toMatchObject({ uids: [title], doubtful: true });
  });

  test('is found quickly in a text of one long line', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      uid: `${index}`,
      title: `Long Name ${index} Dragway`,
    }));
    const spent = processorClock();
    readSlipText('long name '.repeat(390), many);
    expect(spent()).toBeLessThan(1000);
  });

  test('is open if two of the racer’s fit', () => {
    expect(trackIn('TEXAS DRAGWAY')?.uids).toEqual(['Texas Motorplex', 'Texas Raceway']);
    const twice = ['a', 'b'].map((uid) => ({ uid, title: 'Bristol Dragway' }));
    expect(trackIn('BRISTOL DRAGWAY', '', twice)?.uids).toEqual(['a', 'b']);
  });

  test.each([
    ['ROCKINGHAM DRAGWAY', 'Rockingham Dragway'],
    ['WELCOME TO ROCKINGHAM DRAGWAY', 'Rockingham Dragway'],
    ['DRAG NIGHT\nMaple Grove Raceway, Reading PA', 'Maple Grove Raceway'],
    ["DOUG'S DRAG STRIP", "Doug's Drag Strip"],
    ['VIRGINIA MOTORSPORTS PARK', 'Virginia Motorsports Park'],
  ])('%j is none of the racer’s, and is called %s', (head, name) => {
    expect(trackIn(head)).toMatchObject({ name, uids: [] });
  });

  test.each(['SUPER PRO', 'GAINESVILLES BEST', '', 'CLASS TEXAN', '42'])('is not named by %j', (head) => {
    expect(trackIn(head)).toBeUndefined();
  });
});

describe('who won', () => {
  const two = "R/T .018 .041\n60' 1.707 1.498\n330' 4.664 4.094\n1/8 7.190 6.312\n1/4 11.231 9.861";
  const resultsIn = (text: string) => readSlipText(text).lanes.map(({ result }) => result);

  test.each([
    [`${numbers}\nWIN`, ['Win']],
    [`${numbers}\n*** W1N ***`, ['Win']],
    [`${numbers}\nYou Lost by .0213 sec`, ['Loss']],
    [`RIGHT LANE\n${numbers}\nWINNER: LEFT`, ['Loss']],
    [`LEFT RIGHT\n${two}\nMOV .0213 WIN LEFT`, ['Win', 'Loss']],
    [`RIGHT LEFT\n${two}\nLEFT WIN`, ['Loss', 'Win']],
    [`LEFT RIGHT\n${two}\nLOSS  WIN`, ['Loss', 'Win']],
    [`${two}\nRESULT: WIN  LOSS`, ['Win', 'Loss']],
    [`LEFT RIGHT\n${numbers}\nWINNER RIGHT`, ['Loss', 'Win']],
  ])('%j tells it for each lane', (text, results) => {
    expect(resultsIn(text)).toEqual(results);
  });

  test.each([
    `${numbers}\nWIN A CAR NIGHT`,
    `${numbers}\nWIN\nLOSS`,
    `${numbers}\nWIN LOSS`,
    `${numbers}\nWINNER LEFT`,
    `LEFT RIGHT\n${two}\nWIN`,
    `LEFT RIGHT\n${two}\nLEFT WIN RIGHT`,
    `${two}\nWINNER RIGHT`,
    numbers,
  ])('%j does not', (text) => {
    expect(resultsIn(text).filter((result) => result !== undefined)).toEqual([]);
  });

  test('does not say in which lane the racer was', () => {
    expect(readSlipText(`${numbers}\nWINNER LEFT`).lanes[0]?.lane).toBeUndefined();
  });
});

describe('the lines of a slip that nothing was read from', () => {
  test('are told as they stand, and no others', () => {
    const text = `BRISTOL DRAGWAY
06/20/2026 1:05 PM
CAR # 1234
CLASS SUPER PRO
------
LEFT RIGHT
DIAL 11.20 9.90
R/T .018 .041\n60' 1.707 1.498\n330' 4.664 4.094\n1/8 7.190 6.312\n1/4
11.231 9.861
TEMP 87
MOV .0213 WIN LEFT
  Thank you!`;
    expect(readSlipText(text, own).leftOut).toEqual([
      'CAR # 1234',
      'CLASS SUPER PRO',
      'TEMP 87',
      'Thank you!',
    ]);
  });

  test('are those with a date or a result that could not be told', () => {
    const two = "R/T .018 .041\n60' 1.707 1.498\n330' 4.664 4.094\n1/8 7.190 6.312";
    expect(readSlipText(`06/20 1:05 PM\nLEFT RIGHT\n${two}\nWIN`).leftOut).toEqual(['06/20 1:05 PM', 'WIN']);
  });
});
