import { createAlarm } from "./alarm.ts";

const long = 60_000;

it("wakes a sleeper", async () => {
  const alarm = createAlarm();
  const asleep = alarm.sleep(long);
  alarm.ring();
  await asleep;
});

it("ends the next sleep when it rang before", async () => {
  const alarm = createAlarm();
  alarm.ring();
  alarm.ring();
  await alarm.sleep(long);
});

it("can sleep again after a ring", async () => {
  const alarm = createAlarm();
  alarm.ring();
  await alarm.sleep(long);
  let awake = false;
  const asleep = alarm.sleep(long).then(() => (awake = true));
  await Promise.resolve();
  expect(awake).toBe(false);
  alarm.ring();
  await asleep;
});

it("ends by itself when the time is over", async () => {
  await createAlarm().sleep(1);
});
