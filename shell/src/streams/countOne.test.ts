import { BehaviorSubject } from 'rxjs';
import { countOne } from './countOne';

test('each counts once, and an end told twice takes one away', () => {
  const count$ = new BehaviorSubject(0);
  const end = countOne(count$);
  countOne(count$);
  expect(count$.value).toBe(2);
  end();
  end();
  expect(count$.value).toBe(1);
});
