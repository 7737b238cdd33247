import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const demo = fileURLToPath(new URL('../../../public/demo/demo.webm', import.meta.url));
/** As long as the demo's film is. */
export const DEMO_S = 65.2;

/** The demo's board as a camera's film, after a board that lies still for so long: time to begin. Needs ffmpeg. */
export const writeDemoAsCamera = (file: string, stillS: number): void => {
  const still = `tpad=start_mode=clone:start_duration=${stillS}`;
  execFileSync('ffmpeg', ['-v', 'error', '-i', demo, '-vf', still, '-c:v', 'mjpeg', '-q:v', '2', '-f', 'mjpeg', file]);
};
