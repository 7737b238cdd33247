import { msg, str } from '@lit/localize';
import type { Task } from '../match/reconcile.ts';
import { type Speaker, sayPutBack } from '../rules/say.ts';
import { discWord } from './disc-words.ts';
import { spoken } from './spoken.ts';

/** What is to be done with hands, as a person would say it. */
export const taskWords = (task: Task, speaker: Speaker): string => {
  switch (task.kind) {
    case 'put-back': {
      const says = spoken(sayPutBack(task.back, speaker));
      if (!task.badly) return says;
      return task.back.where === 'centre'
        ? msg(str`${says} It is not on the centre yet.`)
        : msg(str`${says} It lies outside the circle, on the centre, or touches another piece.`);
    }
    case 'missing':
      return msg(
        str`By the score ${task.count} more ${discWord(task.piece)} should lie there. Put back what was forgotten, or correct the shot.`,
      );
    case 'take-off':
      return task.disc === 'striker'
        ? msg('Take the striker off the board.')
        : msg(
            str`${task.count} ${discWord(task.disc)} too many lie there by the score. Take off what does not belong, or correct the shot.`,
          );
  }
};
