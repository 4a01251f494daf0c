import type { Seconds } from '../units/units';

/** Settings of the car for a pass, each as far as it is known. */
export interface PassSetup {
  /** Timer of the throttle stop: time on the stop. 0 is a pass without it. */
  throttle_stop?: Seconds;
  /** Time after the launch at which the stop closes. */
  stop_start?: Seconds;
  /** How far the throttle stays open on the stop, 0 to 1. */
  stop_level?: number;
  /** Timer of the delay box. */
  delay?: Seconds;
}
