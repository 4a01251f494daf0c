import { from } from 'rxjs';
import { onlyChanges } from './onlyChanges';

test('a record equal to the one before is dropped, one that comes back is not', () => {
  const told: object[] = [];
  from([{ a: 1 }, { a: 1 }, { a: 2 }, { a: 1 }])
    .pipe(onlyChanges())
    .subscribe((value) => told.push(value));
  expect(told).toEqual([{ a: 1 }, { a: 2 }, { a: 1 }]);
});
