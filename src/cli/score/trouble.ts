/** Why a recording could not be scored, each with the number the command ends with. */
export const EXIT_CODES = {
  failed: 1,
  'wrong-usage': 2,
  'no-ffmpeg': 3,
  'unreadable-video': 4,
  'no-board': 5,
  'no-model': 6,
  'bad-corners': 7,
  'no-video': 8,
} as const;
export type ScoreTrouble = keyof typeof EXIT_CODES;

export const SAYS: Readonly<Record<ScoreTrouble, string>> = {
  failed: 'Something went wrong that should not have.',
  'wrong-usage': 'This is not how it is asked.',
  'no-ffmpeg':
    'ffmpeg was not found. Recordings are read with it: install it (https://ffmpeg.org) so that `ffmpeg` can be run, then try again.',
  'unreadable-video': 'There are no pictures in it that ffmpeg can read.',
  'no-board': 'No carrom board was found in it. If there is one, name its corners with --corners.',
  'no-model': 'The networks that see board and pieces (models/*.onnx) are missing or broken.',
  'bad-corners': 'These four points cannot be the corners of a surface: near left, near right, far right, far left.',
  'no-video': 'There is no such file or folder.',
};
