const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A bar with the time left, on one line of a terminal; in a log a line now and then. */
export class Progress {
  private readonly started = Date.now();
  private readonly total: number;
  private readonly what: string;
  private readonly before: number;
  private done: number;
  private shownAt = 0;

  constructor(what: string, total: number, already: number) {
    this.what = what;
    this.total = total;
    this.before = already;
    this.done = already;
  }

  step(): void {
    this.done += 1;
    const now = Date.now();
    if (now - this.shownAt < (process.stderr.isTTY ? 200 : 10_000) && this.done < this.total) return;
    this.shownAt = now;
    const share = this.done / this.total;
    const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
    const text = `${bar} ${this.done}/${this.total} ${this.what}, ${this.perMinute().toFixed(0)} a minute, ${clock(this.secondsLeft())} left`;
    process.stderr.write(process.stderr.isTTY ? `\r${text}  ` : `${text}\n`);
  }

  perMinute(): number {
    return ((this.done - this.before) * 60_000) / Math.max(1, Date.now() - this.started);
  }

  secondsLeft(): number {
    return ((this.total - this.done) * 60) / Math.max(1e-9, this.perMinute());
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
    const seconds = (Date.now() - this.started) / 1000;
    console.log(
      `${this.done - this.before} ${this.what} in ${clock(seconds)}: ${this.perMinute().toFixed(1)} a minute.`,
    );
  }
}
