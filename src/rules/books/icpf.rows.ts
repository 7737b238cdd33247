/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
international §3.7 f | Queen and both last pieces in one shot: you win the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 k | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-5 #1 over:B+5
international §3.7 g | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-5 #1 over:B+5
international §3.7 h | Both last pieces while covering: you win the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 h, k | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-5 #1 over:B+5
international §3.7 j | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 l | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-1 #1 over:B+1
international §3.7 l | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-5 #1 over:B+5
international §3.7 i | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-5 #1 over:B+5
§2; international §3.12 e | Queen and own last piece in one shot: covered, you win. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
§2, §5 | The own last piece covers the queen: you win. | Aw 1/4 pendingA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
§2 | Own last piece, you covered the queen: you win. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
§2, reine adverse | Own last piece, the opponent covered the queen: you win, the queen counts for nobody. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
§5, Fin de partie a.i | Opponent's last piece together with the cover: he wins, the queen is yours and counts for nobody. | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
Fin de partie c.iii | Opponent's last piece instead of the cover: he wins, with the queen. | Aw 4/1 pendingA 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-9 #1 over:B+9
Fin de partie c.i, c.ii | Opponent's last piece while the queen lies on the board: he wins, with the queen. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-9 #1 over:B+9
Fin de partie a.i, b.iii | Opponent's last piece, you covered the queen: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
Fin de partie a.ii, b.i, b.ii | Opponent's last piece, he covered the queen: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-9 #1 over:B+9
`;

// The board goes on.
const laws = `
international §4.1.2 | Improper stroke that pockets the queen: queen, own pieces and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1
international §4.1.2, §3.12 d | Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty. | Aw 6/8 pendingA 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
international §3.11 e | Improper stroke that pockets own pieces: they and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | w! | Bb 7/8 on 0/0 0-0 #1
international §3.11 d | Improper stroke that pockets opponent pieces: they stay down, a penalty. | Aw 6/8 on 0/0 0-0 #1 | b! | Bb 7/7 on 0/0 0-0 #1
§4; international §4.1.2 | Improper stroke, nothing pocketed: a penalty. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
Les fautes 6 | Queen, confirming piece and striker, where the table passes: queen and one piece come back; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | wqS | Bb 6/8 on 0/0 0-0 #1 | ownPlusStriker=pass
Les fautes 6 | Queen, own pieces and striker in one shot: own pieces and one more come back; play again to cover the queen. | Aw 6/8 on 0/0 0-0 #1 | wqS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1
international §3.12 f | Queen, own pieces and striker: queen, own pieces and one more come back; you play on. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | wqS | Aw 9/9 on 1/0 0-0 #1 right:A strokes:1
Les fautes 5 | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 7/8 on 0/0 0-0 #1
Les fautes 6 | Striker with own pieces on the cover shot: they come back and one more; the queen is still to be covered. | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1
§5; Les fautes 4 | Opponent piece and striker on the cover shot: he keeps the queen, one piece back or owed; the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | bS | Bb 7/7 coveredB 0/0 0-0 #1
international §3.12 h | Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
Les fautes 3 | Own piece and striker, where the table passes: one piece back; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | wS | Bb 6/8 on 0/0 0-0 #1 | ownPlusStriker=pass
Les fautes 3 | Striker with own pieces: they come back and one more; you play on. | Aw 6/8 on 0/0 0-0 #1 | wS | Aw 7/8 on 0/0 0-0 #1 strokes:1
Les fautes 4 | Striker with opponent pieces: they stay down, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1
Les fautes 2 | Striker alone: one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
international §3.12 a, exception | Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on. | Aw 9/8 on 1/0 0-0 #1 | wq | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
international §3.12 e | Queen and own piece in one shot: covered. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
international §3.12 e, exception | Queen and one own piece on the break, or while all nine lay there: still to be covered. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | wq | Aw 8/9 pendingA 0/0 0-0 #1 strokes:1
Les fautes 1; §5 | Queen with an opponent piece: it comes back, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bq | Bb 6/7 on 0/0 0-0 #1
§5, pion de l’adversaire, même tir | Queen with an opponent piece, where the table lets him keep her: she is his; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bq | Bb 6/7 coveredB 0/0 0-0 #1 | queenWithOpponent=opponent
Les fautes 1; §5 | option: but not before any own piece | Aw 9/8 on 0/0 0-0 #1 | bq | Bb 9/7 on 0/0 0-0 #1 | queenWithOpponent=opponent
§5 | Queen, an own piece was pocketed before: cover it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
§5; international §3.12 c | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
§5, confirmée | An own piece falls on the shot after the queen: covered. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
§5, pion de l’adversaire | An opponent piece falls instead of the cover: he keeps the queen; the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | b | Bb 6/7 coveredB 0/0 0-0 #1
§5, pas confirmée | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
Les fautes 1; international §3.6 a | Own and opponent piece: all stay down; the turn as the table decided. | Aw 6/8 on 0/0 0-0 #1 | wb | Aw 5/7 on 0/0 0-0 #1 strokes:1
§1 | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
Les fautes 1 | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
§1 | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
Les fautes 2 | nothing won yet: one is owed | Aw 9/8 on 0/0 0-0 #1 | S | Bb 9/8 on 1/0 0-0 #1
Les fautes 2, pion dû | the first piece pays | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
Les fautes 6 | option pass, on the cover shot | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Bb 6/8 on 0/0 0-0 #1 | ownPlusStriker=pass
Les fautes 1; international §3.6 a | option: the turn passes | Aw 6/8 on 0/0 0-0 #1 | wb | Bb 5/7 on 0/0 0-0 #1 | ownWithOpponent=pass
§4, sort du jeu | off the board: re-centred | Aw 6/8 on 0/0 0-0 #1 | -^w | Bb 6/8 on 0/0 0-0 #1
§4; international §4.1.2 | direct hit on one’s line | Aw 6/8 on 0/0 0-0 #1 | - behind:y | Bb 7/8 on 0/0 0-0 #1
§4; international §4.1.2 | direct hit in a prison | Aw 6/8 on 0/0 0-0 #1 | - prison:y | Bb 7/8 on 0/0 0-0 #1
§4; international §4.1.2 | back cushion | Aw 6/8 on 0/0 0-0 #1 | - back:y | Bb 7/8 on 0/0 0-0 #1
Fin de partie a.ii, b.i, b.ii | with the striker one more | Aw 4/1 coveredB 0/0 0-0 #1 | bS | Aw 4/0 coveredB 0/0 0-10 #1 over:B+10
§3 | eight boards: the leader wins | Aw 1/4 coveredB 0/0 20-18 #8 | w | Aw 0/4 coveredB 0/0 24-18 #8 games:1-0 over:A+4 game:A
international §3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
§4, sort du jeu | the queen off the board, told first | Aw 6/8 on 0/0 0-0 #1 | w^q | Aw 5/8 on 0/0 0-0 #1 strokes:1
§5; Les fautes 4 | an opponent's piece and the striker instead of the cover | Aw 9/8 pendingA 0/0 0-0 #1 right:AB | bS | Bb 9/7 coveredB 1/0 0-0 #1 right:AB
§1 | direct shots in doubt are asked about | Aw 6/8 on 0/0 0-0 #1 | w behind:? prison:? back:? | Aw 5/8 on 0/0 0-0 #1 strokes:1
`;

// What a person calls.
const calls = `
international §4.1 | a breach called by a person | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
international §3.11 l | bad placing | Aw 6/8 on 0/0 0-0 #1 | @bad-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
international §3.11 i | no room for a penalty piece: owed until there is | Bb 7/8 on 0/0 0-0 #1 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A
international §3.11 m | touching while placing | Aw 6/8 on 0/0 0-0 #1 | @touched-while-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
`;

export const icpfRows = endings + laws + details + calls;
