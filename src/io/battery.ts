export interface BatteryNow {
  /** 0 … 1 */
  readonly level: number;
  readonly charging: boolean;
}

interface BatteryManager extends EventTarget, BatteryNow {}

/** Calls back with the battery, now and whenever it changes; never where the browser does not tell. */
export const watchBattery = (told: (battery: BatteryNow) => void): (() => void) => {
  const { getBattery } = navigator as { getBattery?: () => Promise<BatteryManager> };
  let stop = () => {};
  let stopped = false;
  void getBattery
    ?.call(navigator)
    .then(battery => {
      const tell = () => told({ level: battery.level, charging: battery.charging });
      const events = ['levelchange', 'chargingchange'];
      for (const event of events) battery.addEventListener(event, tell);
      stop = () => {
        for (const event of events) battery.removeEventListener(event, tell);
      };
      if (stopped) stop();
      else tell();
    })
    .catch(() => undefined); // not told here
  return () => {
    stopped = true;
    stop();
  };
};
