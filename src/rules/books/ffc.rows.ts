/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
international §3.7 f | Queen and both last pieces in one shot: you win the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
international §3.7 k | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-3 #1 over:B+3
international §3.7 g | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-3 #1 over:B+3
international §3.7 h | Both last pieces while covering: you win the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
international §3.7 h, k | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-3 #1 over:B+3
international §3.7 j | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
international §3.7 l | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-1 #1 over:B+1
international §3.7 l | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-3 #1 over:B+3
international §3.7 i | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-3 #1 over:B+3
La Reine; international §3.12 e | Queen and own last piece in one shot: covered, you win. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
La Reine, confirmée par le dernier pion | The own last piece covers the queen: you win. | Aw 1/4 pendingA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
La Reine, bonus | Own last piece, you covered the queen: you win. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
La Reine, sinon | Own last piece, the opponent covered the queen: you win, the queen counts for nobody. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
international §3.7 n | Opponent's last piece together with the cover: he wins, the queen is yours and counts for nobody. | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
international §3.7 n | Opponent's last piece instead of the cover: he wins, with the queen. | Aw 4/1 pendingA 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
international §3.7 m | Opponent's last piece while the queen lies on the board: he wins, with the queen. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
Quelques pénalités 3; La Reine, sinon | Opponent's last piece, you covered the queen: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
Quelques pénalités 3; La Reine, bonus | Opponent's last piece, he covered the queen: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-7 #1 over:B+7
`;

// The board goes on.
const laws = `
international §4.1.2 | Improper stroke that pockets the queen: queen, own pieces and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1
international §4.1.2, §3.12 d | Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty. | Aw 6/8 pendingA 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
international §3.11 e | Improper stroke that pockets own pieces: they and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | w! | Bb 7/8 on 0/0 0-0 #1
international §3.11 d | Improper stroke that pockets opponent pieces: they stay down, a penalty. | Aw 6/8 on 0/0 0-0 #1 | b! | Bb 7/7 on 0/0 0-0 #1
international §4.1.2 | Improper stroke, nothing pocketed: a penalty. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
international §3.11 b, §3.12 f | Queen, own pieces and striker: queen, own pieces and one more come back; you play on. | Aw 6/8 on 0/0 0-0 #1 | wqS | Aw 7/8 on 0/0 0-0 #1 strokes:1
international §3.12 g, h | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 7/8 on 0/0 0-0 #1
international §3.12 i | Striker with own pieces on the cover shot: they come back and one more; the queen is still to be covered. | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1
international §3.12 h | Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
Quelques pénalités 2 | Striker with own pieces: they come back and one more; you play on. | Aw 6/8 on 0/0 0-0 #1 | wS | Aw 7/8 on 0/0 0-0 #1 strokes:1
Quelques pénalités 1 | Striker with opponent pieces: they stay down, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1
Quelques pénalités 1 | Striker alone: one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
international §3.12 a, exception | Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on. | Aw 9/8 on 1/0 0-0 #1 | wq | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
international §3.12 e | Queen and own piece in one shot: covered. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
international §3.12 e, exception | Queen and one own piece on the break, or while all nine lay there: still to be covered. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | wq | Aw 8/9 pendingA 0/0 0-0 #1 strokes:1
La Reine, le coup suivant | Queen and own pieces in one shot, where the table reads "the next shot" to the letter: still to be confirmed. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 pendingA 0/0 0-0 #1 strokes:1 | queenWithOwn=literal
Quelques pénalités 3; La Reine, pas confirmée | Queen with an opponent piece: it comes back, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bq | Bb 6/7 on 0/0 0-0 #1
La Reine | Queen, an own piece was pocketed before: cover it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
international §3.12 c | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
La Reine, confirmée | An own piece falls on the shot after the queen: covered. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
La Reine, pas confirmée | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
Quelques pénalités 3, sauf | Own and opponent pieces fall: all stay down, you play on. | Aw 6/8 on 0/0 0-0 #1 | wb | Aw 5/7 on 0/0 0-0 #1 strokes:1
Tant que le joueur rentre ses pions | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
Quelques pénalités 3 | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
Dès qu’il manque son coup | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
Dès qu’il manque son coup | a break that touches nothing: the turn passes | Aw 9/9 on 0/0 0-0 #1 break:1/1 | -0 | Bb 9/9 on 0/0 0-0 #1 break:1/1
international §3.5 d | option: a second attempt at the break | Aw 9/9 on 0/0 0-0 #1 break:1/2 | -0 | Aw 9/9 on 0/0 0-0 #1 break:2/2 strokes:1 | breakAttempts=international
international §3.5 d | option: then the other side | Aw 9/9 on 0/0 0-0 #1 break:2/2 | -0 | Bb 9/9 on 0/0 0-0 #1 break:1/1 | breakAttempts=international
La Reine, le coup suivant | option: two own pieces with the queen do not confirm her either | Aw 6/8 on 0/0 0-0 #1 | wwq | Aw 4/8 pendingA 0/0 0-0 #1 strokes:1 | queenWithOwn=literal
La Reine; international §3.12 e | option: with the last own piece she is won all the same | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7 | queenWithOwn=literal
international §3.7 m | option: not confirmed, and the opponent's last falls too: he wins, with the queen | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 on 0/0 0-6 #1 over:B+6 | queenWithOwn=literal
international §3.12 e | Queen with own and opponent piece: confirmed | Aw 6/8 on 0/0 0-0 #1 | wbq | Aw 5/7 coveredA 0/0 0-0 #1 strokes:1
international §3.11 g, k | the first piece pays | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
La Reine, bonus | 24 points: the game goes on | Aw 1/3 coveredA 0/0 18-0 #9 | w | Aw 0/3 coveredA 0/0 24-0 #9 over:A+6
25 points | 25 points win | Aw 1/3 coveredA 0/0 19-0 #9 | w | Aw 0/3 coveredA 0/0 25-0 #9 games:1-0 over:A+6 game:A
La Reine, bonus | option: from 22 the queen counts nothing | Aw 1/2 coveredA 0/0 22-0 #3 | w | Aw 0/2 coveredA 0/0 24-0 #3 over:A+2 | threshold=on
25 points | option: eight boards | Aw 1/3 coveredB 0/0 15-3 #8 | w | Aw 0/3 coveredB 0/0 18-3 #8 games:1-0 over:A+3 game:A | eightBoards=on
international §5 Match | option: match of three games | Aw 1/3 coveredB 0/0 23-3 #8 games:1-0 | w | Aw 0/3 coveredB 0/0 26-3 #8 games:2-0 over:A+3 match:A | bestOfThree=on
international §3.9 a | off the board: re-centred | Aw 6/8 on 0/0 0-0 #1 | -^b | Bb 6/8 on 0/0 0-0 #1
Dès qu’il manque son coup | doubles: the turn goes to the right | A1w 6/8 on 0/0 0-0 #1 | - | B1b 6/8 on 0/0 0-0 #1
international §3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
international §3.9 a | the queen off the board, told first | Aw 6/8 on 0/0 0-0 #1 | w^q | Aw 5/8 on 0/0 0-0 #1 strokes:1
Dès qu’il manque son coup | striker off the board: costs nothing | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 6/8 on 0/0 0-0 #1
Quelques pénalités 1 | option: striker off the board counts as pocketed | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 7/8 on 0/0 0-0 #1 | strikerOff=penalty
Quelques pénalités 1 | nothing down yet: a piece is owed | Aw 9/8 on 0/0 0-0 #1 | S | Bb 9/8 on 1/0 0-0 #1
Celui qui commence; international §3.5 g, h | the next board | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7 | next | Bw 9/9 on 0/0 7-0 #2 break:1/1
`;

// What a person calls.
const calls = `
international §4.1 | a breach called by a person | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
international §3.11 l | bad placing | Aw 6/8 on 0/0 0-0 #1 | @bad-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
international §3.11 m | touching while placing | Aw 6/8 on 0/0 0-0 #1 | @touched-while-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
international §3.11 i | no room for a penalty piece: owed until there is | Bb 7/8 on 0/0 0-0 #1 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A
Celui qui commence | whoever begins has white | A? 9/9 on 0/0 0-0 #1 toss asks:breaks | @toss player=1 | Bw 9/9 on 0/0 0-0 #1 break:1/1 first:B
`;

export const ffcRows = endings + laws + details + calls;
