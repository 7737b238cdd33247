/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
la reine, son dernier pion et le dernier pion de l’adversaire | Queen and both last pieces in one shot: you win the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 k | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-5 #1 over:B+5
son dernier pion et le dernier pion de l’adversaire, reine en jeu | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-5 #1 over:B+5
international §3.7 h | Both last pieces while covering: you win the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 h, k | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-5 #1 over:B+5
son dernier pion et le dernier pion de l’adversaire | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 l | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-1 #1 over:B+1
international §3.7 l | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-5 #1 over:B+5
son dernier pion bien que la reine soit encore en jeu | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-5 #1 over:B+5
Les comptes, reine et dernier pion | Queen and own last piece in one shot: you win, with the queen. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
Les comptes, dernier pion qui double | The own last piece doubles the queen: you win, with the queen. | Aw 1/4 pendingA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
Les comptes, reine du gagnant | Own last piece, the queen is yours: you win, with it. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
Les comptes, reine du perdant | Own last piece, the queen is the opponent’s: you win, it is worth nothing. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
le dernier pion adverse alors que la reine est encore en jeu | Opponent’s last piece while the queen is in play: you lose your pieces left and 5 as a fine. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-9 #1 over:B+9
un pion adverse; Les comptes | Opponent’s last piece, the queen is yours: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
un pion adverse; Les comptes, reine du gagnant | Opponent’s last piece, the queen is his: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-9 #1 over:B+9
`;

// The board goes on.
const laws = `
international §4.1.2 | Improper stroke that pockets the queen: queen, own pieces and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1
international §4.1.2, §3.12 d | Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty. | Aw 6/8 pendingA 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
international §4.1.2 | Improper stroke, nothing pocketed: a penalty. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
le pion de tir, un de ses pions et un pion adverse; la reine | Striker, own and opponent piece with the queen: queen, own pieces and a penalty come back; next player. | Aw 6/8 on 0/0 0-0 #1 | wbqS | Bb 7/7 on 0/0 0-0 #1
le pion de tir et un de ses pions pendant une tentative de doublement | Striker and own piece while doubling: own pieces and one more come back; try again to double. | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1
le pion de tir pendant une tentative de doublement | Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
le pion de tir, la reine et un de ses propres pions | Striker, queen and own piece: queen and own pieces come back, no penalty; another try. | Aw 6/8 on 0/0 0-0 #1 | wqS | Aw 6/8 on 0/0 0-0 #1 strokes:1
le pion de tir, la reine et un pion adverse | Striker, queen and opponent piece: queen and a penalty come back; next player. | Aw 6/8 on 0/0 0-0 #1 | bqS | Bb 7/7 on 0/0 0-0 #1
le pion de tir et la reine | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 7/8 on 0/0 0-0 #1
le pion de tir, un de ses pions et un pion adverse | Striker, own and opponent piece: own pieces and a penalty come back; next player. | Aw 6/8 on 0/0 0-0 #1 | wbS | Bb 7/7 on 0/0 0-0 #1
le pion de tir dans un autre trou que son pion | Striker and own piece in different pockets, where the table counts that as a plain striker fault. | Aw 6/8 on 0/0 0-0 #1 | w1S2 | Bb 6/8 on 0/0 0-0 #1 | strikerOtherPocket=penalty
le même trou à la suite d’un de ses pions | Striker and own piece: the piece comes back, no penalty; another try. | Aw 6/8 on 0/0 0-0 #1 | wS | Aw 6/8 on 0/0 0-0 #1 strokes:1
le pion de tir et un pion adverse | Striker with opponent pieces: they stay down, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1
Le pion de tir | Striker alone: one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
la reine, un de ses pions et un pion adverse | Queen, own and opponent piece: queen and own pieces come back; next player. | Aw 6/8 on 0/0 0-0 #1 | wbq | Bb 6/7 on 0/0 0-0 #1
la reine en même temps qu’un de ses propres pions | Queen and own piece: it still has to be doubled by a further piece. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 pendingA 0/0 0-0 #1 strokes:1
la reine en même temps qu’un pion adverse | Queen with an opponent piece: it comes back, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bq | Bb 6/7 on 0/0 0-0 #1
La reine | Queen after an own piece: double it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
la reine avant d’avoir tiré au but un de ses pions | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
La reine; un de ses pions et un pion adverse | Own and opponent piece while doubling: queen and own pieces come back; next player. | Aw 6/8 pendingA 0/0 0-0 #1 | wb | Bb 6/7 on 0/0 0-0 #1
La reine, doublée | An own piece falls right after the queen: doubled. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
La reine, pas doublée | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
un de ses propres pions et un pion adverse | Own and opponent piece: the own pieces come back, the other stays; next player. | Aw 6/8 on 0/0 0-0 #1 | wb | Bb 6/7 on 0/0 0-0 #1
Déroulement du jeu | Own pieces fall: as many tries. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
un pion adverse | Opponent piece: it counts for him; next player. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
Déroulement du jeu, essai manqué | Nothing falls: the try is used; next player when none is left. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
le pion de tir sort du tableau | The striker leaves the board: one piece back or owed; next player. | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 7/8 on 0/0 0-0 #1
un joueur fait sortir un pion du tableau | A piece leaves the board: it is put back; next player. | Aw 6/8 on 0/0 0-0 #1 | -^b | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
Déroulement du jeu | two pieces: two tries | Aw 6/8 on 0/0 0-0 #1 | ww | Aw 4/8 on 0/0 0-0 #1 strokes:1 tries:2
Déroulement du jeu, essai manqué | a miss with two tries leaves one | Aw 5/8 on 0/0 0-0 #1 tries:2 | - | Aw 5/8 on 0/0 0-0 #1 strokes:1
Déroulement du jeu | option: only the larger number of tries | Aw 6/8 on 0/0 0-0 #1 tries:2 | ww | Aw 4/8 on 0/0 0-0 #1 strokes:1 tries:2 | tries=most
Le pion de tir | nothing pocketed yet: one is owed | Aw 9/8 on 0/0 0-0 #1 | S | Bb 9/8 on 1/0 0-0 #1
Le pion de tir, pion dû | the first piece pays | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
le pion de tir et un de ses pions pendant une tentative de doublement | option: the second piece is the opponent’s | Aw 6/7 pendingA 0/0 0-0 #1 | wS | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1 | doublingScratchSecondPiece=opponent
le pion de tir sort du tableau | own last piece, striker off, the queen is mine: a piece comes back, the board goes on | Aw 1/4 coveredA 0/0 0-0 #1 | w^S | Bb 1/4 coveredA 0/0 0-0 #1
le pion de tir sort du tableau | the same while the last piece doubles the queen: she is doubled | Aw 1/4 pendingA 0/0 0-0 #1 | w^S | Bb 1/4 coveredA 0/0 0-0 #1
Les comptes, reine du gagnant | option: the board is won | Aw 1/4 coveredA 0/0 0-0 #1 | w^S | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9 | lastWithStrikerOff=won
un joueur fait sortir un pion du tableau | an own piece stays down, the turn passes | Aw 6/8 on 0/0 0-0 #1 | w^b | Bb 5/8 on 0/0 0-0 #1
Les comptes, reine du gagnant | from 24 points the queen is worth 1 | Aw 1/3 coveredA 0/0 24-0 #3 | w | Aw 0/3 coveredA 0/0 28-0 #3 over:A+4
Les comptes | 29 points win | Aw 1/3 coveredA 0/0 25-0 #9 | w | Aw 0/3 coveredA 0/0 29-0 #9 games:1-0 over:A+4 game:A
international §3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
un joueur fait sortir un pion du tableau | the queen off the board | Aw 6/8 on 0/0 0-0 #1 | -^q | Bb 6/8 on 0/0 0-0 #1
un joueur fait sortir un pion du tableau | while doubling: the queen comes back, too | Aw 6/8 pendingA 0/0 0-0 #1 | -^b | Bb 6/8 on 0/0 0-0 #1
le pion de tir sort du tableau | with a piece: both are told | Aw 6/8 on 0/0 0-0 #1 | w^b^S | Bb 6/8 on 0/0 0-0 #1
le pion de tir sort du tableau | nothing down yet: a piece is owed | Aw 9/8 on 0/0 0-0 #1 | -^S | Bb 9/8 on 1/0 0-0 #1
le pion de tir sort du tableau | while doubling: the queen comes back, too | Aw 6/8 pendingA 0/0 0-0 #1 | -^S | Bb 7/8 on 0/0 0-0 #1
la reine en même temps qu’un de ses propres pions | with two own pieces there are two tries | Aw 6/8 on 0/0 0-0 #1 | wwq | Aw 4/8 pendingA 0/0 0-0 #1 strokes:1 tries:2
Déroulement du jeu; international §3.5 g | the next board | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9 | next | Bw 9/9 on 0/0 9-0 #2 break:1/1
`;

// What a person calls.
const calls = `
international §4.1 | a breach called by a person | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
international §3.11 i | no room for a penalty piece: owed until there is | Bb 7/8 on 0/0 0-0 #1 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A
Déroulement du jeu | drawn by lot | A? 9/9 on 0/0 0-0 #1 toss asks:breaks | @toss player=1 | Bw 9/9 on 0/0 0-0 #1 break:1/1 first:B
`;

export const classic29Rows = endings + laws + details + calls;
