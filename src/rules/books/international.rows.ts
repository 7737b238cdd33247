/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
§3.7 f | Queen and both last pieces in one shot: you win the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
§3.7 k | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-3 #1 over:B+3
§3.7 g | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-3 #1 over:B+3
§3.7 h | Both last pieces while covering: you win the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
§3.7 h, k | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-3 #1 over:B+3
§3.7 j | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
§3.7 l | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-1 #1 over:B+1
§3.7 l | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-3 #1 over:B+3
§3.7 i | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-3 #1 over:B+3
§3.7 b, §3.12 e | Queen and own last piece in one shot: covered, you win. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
§3.7 b, §3.12 d | The own last piece covers the queen: you win. | Aw 1/4 pendingA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
§3.7 b | Own last piece, you covered the queen: you win. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
§3.7 a | Own last piece, the opponent covered the queen: you win, the queen counts for nobody. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
§3.7 n | Opponent's last piece together with the cover: he wins, the queen as the table decided. | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
§3.7 n | Opponent's last piece instead of the cover: he wins, with the queen. | Aw 4/1 pendingA 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
§3.7 m | Opponent's last piece while the queen lies on the board: he wins, with the queen. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
§5 Finish | Opponent's last piece, you covered the queen: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
§5 Finish, §3.7 b | Opponent's last piece, he covered the queen: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-7 #1 over:B+7
`;

// The board goes on.
const laws = `
§4.1.2 | Improper stroke that pockets the queen: queen, own pieces and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1
§4.1.2, §3.12 d | Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty. | Aw 6/8 pendingA 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
§3.11 e | Improper stroke that pockets own pieces: they and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | w! | Bb 7/8 on 0/0 0-0 #1
§3.11 d | Improper stroke that pockets opponent pieces: they stay down, a penalty. | Aw 6/8 on 0/0 0-0 #1 | b! | Bb 7/7 on 0/0 0-0 #1
§3.11 a | Improper stroke that pockets the striker alone. | Aw 6/8 on 0/0 0-0 #1 | S! | Bb 7/8 on 0/0 0-0 #1
§4.1.2 | Improper stroke, nothing pocketed: a penalty. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1
§3.11 b, §3.12 f | Queen, own pieces and striker: queen, own pieces and one more come back; you play on. | Aw 6/8 on 0/0 0-0 #1 | wqS | Aw 7/8 on 0/0 0-0 #1 strokes:1
§3.12 g | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | qS | Bb 9/9 on 1/0 0-0 #1
§3.11 b, c | Queen, striker and only opponent pieces: the queen and one piece come back; the turn as the table decided. | Aw 6/8 on 0/0 0-0 #1 | bqS | Bb 7/7 on 0/0 0-0 #1
§3.12 g, h | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 7/8 on 0/0 0-0 #1
§3.12 i | Striker with own pieces on the cover shot: they come back and one more; the queen is still to be covered. | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1
§3.12 h | Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
§3.11 b | Striker with own pieces: they come back and one more; you play on. | Aw 6/8 on 0/0 0-0 #1 | wS | Aw 7/8 on 0/0 0-0 #1 strokes:1
§3.11 c | Striker with opponent pieces: they stay down, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1
§3.11 a | Striker alone: one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
§3.12 a, exception | Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on. | Aw 9/8 on 1/0 0-0 #1 | wq | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
§3.12 e | Queen and own piece in one shot: covered. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
§3.12 e, exception | Queen and one own piece on the break, or while all nine lay there: still to be covered. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | wq | Aw 8/9 pendingA 0/0 0-0 #1 strokes:1
§3.12 a | Queen, an own piece was pocketed before: cover it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
§3.12 c | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
§3.12 d | An own piece falls on the shot after the queen: covered. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
§3.12 d | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
§3.6 a | Own and opponent pieces fall: all stay down, you play on. | Aw 6/8 on 0/0 0-0 #1 | wb | Aw 5/7 on 0/0 0-0 #1 strokes:1
§3.6 a | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
§3.6 a | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
§3.6 a | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
§3.5 d | first break attempt touches nothing: again | Aw 9/9 on 0/0 0-0 #1 break:1/2 | -0 | Aw 9/9 on 0/0 0-0 #1 break:2/2 strokes:1
§3.5 d | second attempt touches nothing: the other side, one attempt | Aw 9/9 on 0/0 0-0 #1 break:2/2 | -0 | Bb 9/9 on 0/0 0-0 #1 break:1/1
§3.5 d | striker pocketed without touching: no penalty | Aw 9/9 on 0/0 0-0 #1 break:1/2 | S0 | Aw 9/9 on 0/0 0-0 #1 break:2/2 strokes:1
§3.6 a | a piece touched makes the break | Aw 9/9 on 0/0 0-0 #1 break:1/2 | - | Bb 9/9 on 0/0 0-0 #1
§3.11 a | nothing to put back: one is owed | Aw 9/8 on 0/0 0-0 #1 | S | Bb 9/8 on 1/0 0-0 #1
§3.11 g, k | the first piece pays the due, the turn stays | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
§3.11 g, k | two owed, one there: one remains | Aw 9/8 on 2/0 0-0 #1 | w | Aw 9/8 on 1/0 0-0 #1 right:AB strokes:1
§3.11 g, k | the opponent owes: his piece goes back at once | Aw 6/9 on 0/1 0-0 #1 | b | Bb 6/9 on 0/0 0-0 #1 right:AB
§3.9 a | a piece off the board is re-centred, the turn by the rest | Aw 6/8 on 0/0 0-0 #1 | w^b | Aw 5/8 on 0/0 0-0 #1 strokes:1
§3.9 b | off the lamp it lies where it fell | Aw 6/8 on 0/0 0-0 #1 | -~bL | Bb 6/8 on 0/0 0-0 #1
§3.12 a | the right survives the return of the only piece | Aw 9/8 on 0/0 0-0 #1 right:A | q | Aw 9/8 pendingA 0/0 0-0 #1 right:A strokes:1
§3.7 b | from 22 points the queen counts nothing | Aw 1/2 coveredA 0/0 22-0 #3 | w | Aw 0/2 coveredA 0/0 24-0 #3 over:A+2
§3.7 e | 25 points win the game, seats change | Aw 1/2 coveredA 0/0 21-0 #3 | w | Aw 0/2 coveredA 0/0 26-0 #3 games:1-0 turned:2 over:A+5 game:A
§3.7 b | at most 12 points, dues are cancelled | Aw 1/9 coveredA 0/2 0-0 #1 | w | Aw 0/9 coveredA 0/0 12-0 #1 over:A+12
§3.7 m | the striker gives one more | Aw 4/1 on 0/0 0-0 #1 | bS | Aw 4/0 on 0/0 0-8 #1 over:B+8
§3.7 i | at 22 the winner gets 1 | Aw 1/5 on 0/0 0-22 #3 | w | Aw 0/5 on 0/0 0-23 #3 over:B+1
§3.7 e | level after eight boards: a deciding board | Aw 1/4 coveredB 0/0 15-19 #8 | w | Aw 0/4 coveredB 0/0 19-19 #8 decider over:A+4
§3.7 e | the leader wins after eight boards | Aw 1/4 coveredB 0/0 16-18 #8 | w | Aw 0/4 coveredB 0/0 20-18 #8 games:1-0 turned:2 over:A+4 game:A
§3.7 e | the deciding board decides | Aw 1/4 coveredB 0/0 10-19 #9 decider | w | Aw 0/4 coveredB 0/0 14-19 #9 games:1-0 decider turned:2 over:A+4 game:A
§5 Match | two games win the match | Aw 1/4 coveredB 0/0 22-19 #5 games:1-1 | w | Aw 0/4 coveredB 0/0 26-19 #5 games:2-1 over:A+4 match:A
§3.8 c | deciding game: seats change at 13 | Aw 1/5 coveredB 0/0 8-5 #2 games:1-1 | w | Aw 0/5 coveredB 0/0 13-5 #2 games:1-1 turned:2 moved over:A+5
§4 p | three turns each without touching: void | Aw 6/8 on 0/0 0-0 #1 untouched:5 | -0 | Bb 6/8 on 0/0 0-0 #1 over:void
§3.7 n | while covering, own and opponent's last piece: covered, and for nobody | Aw 4/1 pendingA 0/0 0-0 #1 | wb | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
§3.7 n | option: to the letter, he gets the queen's points too | Aw 4/1 pendingA 0/0 0-0 #1 | wb | Aw 3/0 on 0/0 0-6 #1 over:B+6 | lastWithCover=literal
§4 p | doubles: three turns of every player, then it is asked | B2b 6/8 on 0/0 0-0 #1 untouched:11 opener:A1 | -0 | A1w 6/8 on 0/0 0-0 #1 untouched:12 asks:void
§3.6 a | doubles: three turns of each side are not enough | B2b 6/8 on 0/0 0-0 #1 untouched:5 opener:A1 | -0 | A1w 6/8 on 0/0 0-0 #1 untouched:6
§4 p | option: three turns in all | Aw 6/8 on 0/0 0-0 #1 untouched:2 | -0 | Bb 6/8 on 0/0 0-0 #1 over:void | untouchedTurns=all
§3.11 b, c | option: the turn is kept | Aw 6/8 on 0/0 0-0 #1 | bqS | Aw 7/7 on 0/0 0-0 #1 strokes:1 | queenStrikerOpponent=keep
§3.11 a | option: the striker off the board costs a piece | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 7/8 on 0/0 0-0 #1 | strikerOff=penalty
§3.6 a | the striker off the board costs nothing | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 6/8 on 0/0 0-0 #1
§3.6 a | doubles: the turn goes to the right | A2w 6/8 on 0/0 0-0 #1 | - | B2b 6/8 on 0/0 0-0 #1
§4.1.2 | striker measured off the lines is improper | Aw 6/8 on 0/0 0-0 #1 | - lines:n | Bb 7/8 on 0/0 0-0 #1
§3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
§3.9 b | the queen fell back | Aw 6/8 on 0/0 0-0 #1 | w~q | Aw 5/8 on 0/0 0-0 #1 strokes:1
§3.9 a | several off the board, told first | Aw 6/8 on 0/0 0-0 #1 | w^w^w^q | Aw 5/8 on 0/0 0-0 #1 strokes:1
§3.9 a | off the board with the shot that ends the board: told first | Aw 1/4 coveredA 0/0 0-0 #1 | w^b | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
§3.9 a | off the board while the queen is to be covered | Aw 6/8 pendingA 0/0 0-0 #1 | -^b | Bb 6/8 on 0/0 0-0 #1
§3.11 e | improper, and nothing lies in the pockets: owed | Aw 9/8 on 0/0 0-0 #1 | w! | Bb 9/8 on 1/0 0-0 #1 right:AB
§3.11 d | improper with an opponent's piece | Aw 9/8 on 0/0 0-0 #1 | bb! | Bb 9/6 on 1/0 0-0 #1
§3.11 b | three own pieces and the striker | Aw 6/8 on 0/0 0-0 #1 | wwwS | Aw 7/8 on 0/0 0-0 #1 strokes:1
§3.12 d | an opponent's piece instead of the cover | Aw 6/8 pendingA 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
§3.12 d | covered together with an opponent's piece | Aw 6/8 pendingA 0/0 0-0 #1 | wb | Aw 5/7 coveredA 0/0 0-0 #1 strokes:1
§3.6 a | unsure whether the striker lay right: asked, never a foul | Aw 6/8 on 0/0 0-0 #1 | w lines:? circle:? arrow:? | Aw 5/8 on 0/0 0-0 #1 strokes:1
§3.6 a | unsure whether the break touched a piece: asked | Aw 9/9 on 0/0 0-0 #1 break:1/2 | - touched:? | Bb 9/9 on 0/0 0-0 #1
`;

// What a person calls.
const calls = `
§4.1.2 | foul | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
§4.1.2 | a foul brings an uncovered queen back | Aw 6/8 pendingA 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
§4.1.1 | technical foul | Aw 6/8 on 0/0 0-0 #1 | @technical-foul by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§4.1 | breach by the other player | Aw 6/8 on 0/0 0-0 #1 | @violation by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§3.6 b, §4.1.2 | time | Aw 6/8 on 0/0 0-0 #1 | @time by=A | Bb 7/8 on 0/0 0-0 #1
§3.11 n | touched piece | Aw 6/8 on 0/0 0-0 #1 | @touched-piece by=A | Bb 7/8 on 0/0 0-0 #1
§4 l | partners talking | Aw 6/8 on 0/0 0-0 #1 | @partners-talk by=A | Bb 7/8 on 0/0 0-0 #1
§3.11 p | standing up | Aw 6/8 on 0/0 0-0 #1 | @left-seat by=A | Bb 7/8 on 0/0 0-0 #1
§4 o | striker left on the frame: the turn is kept | Aw 6/8 on 0/0 0-0 #1 | @striker-left-lying by=A | Aw 7/8 on 0/0 0-0 #1
§3.11 l | bad placing | Aw 6/8 on 0/0 0-0 #1 | @bad-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§3.11 m | touching while placing | Aw 6/8 on 0/0 0-0 #1 | @touched-while-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§4 i | position destroyed | Aw 4/6 on 0/0 0-0 #1 | @board-shaken by=B restorable=false | Aw 4/6 on 0/0 9-0 #1 over:A+9
§4 g | playing on during an appeal | Aw 4/5 coveredA 0/0 0-0 #1 | @played-during-appeal by=B | Aw 4/5 coveredA 0/0 8-0 #1 over:A+8
§4.1.1 | out of turn | Aw 6/8 on 0/0 0-0 #1 | @out-of-turn by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§3.5 f | break before "Play" | Aw 9/9 on 0/0 0-0 #1 break:1/2 | @break-before-play by=A | Bb 9/9 on 1/0 0-0 #1 break:1/2
§3.2 i | a slip that touches nothing is no shot | Aw 6/8 on 0/0 0-0 #1 | @slip by=A leftBase=false movedPiece=false | Aw 6/8 on 0/0 0-0 #1
§3.10 e | striker falls late | Aw 6/8 on 0/0 0-0 #1 | @striker-fell-late by=A | Bb 7/8 on 0/0 0-0 #1
§3.10 g | late fall counts, the turn stays | Aw 6/8 on 0/0 0-0 #1 | @late-fall piece=white | Aw 5/8 on 0/0 0-0 #1
§3.11 j, §3.12 d | an uncovered queen nobody noticed stands | Aw 6/8 on 0/0 0-0 #1 | @let-it-stand what=queen-not-returned side=B | Aw 6/8 coveredB 0/0 0-0 #1
§3.6 c | went on after opponent pieces: stopped | Aw 6/8 on 0/0 0-0 #1 | @stop-turn side=A | Bb 6/8 on 0/0 0-0 #1
§4 p | void board | Aw 6/8 on 0/0 0-0 #1 | @void-board why=untouched-turns | Aw 6/8 on 0/0 0-0 #1 over:void
§4 q | conceding the game, in turn | Aw 6/8 on 0/0 10-20 #3 | @concede-game by=A | Aw 6/8 on 0/0 10-20 #3 games:0-1 turned:2 game:B
§4 q | conceding out of turn is not possible | Bb 6/8 on 0/0 10-20 #3 | @concede-game by=A | Bb 6/8 on 0/0 10-20 #3
§4.2 | disqualification | Aw 6/8 on 0/0 0-0 #1 | @disqualify by=B | Aw 6/8 on 0/0 0-0 #1 match:A
§3.11 i | no room for a penalty piece: it is owed until there is | Bb 7/8 on 0/0 0-0 #1 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A
§3.11 i | a second one has no room either | Bb 6/8 on 1/0 0-0 #1 noroom:A | @no-room by=A | Bb 5/8 on 2/0 0-0 #1 noroom:A
§3.11 i | after the shot it is still owed, and asked | Bb 6/8 on 1/0 0-0 #1 noroom:A | b | Bb 6/7 on 1/0 0-0 #1 noroom:A strokes:1 asks:room/A
§3.11 i | a further penalty piece has no room either | Aw 6/8 on 1/0 0-0 #1 noroom:A | S | Bb 6/8 on 2/0 0-0 #1 noroom:A asks:room/A
§3.11 i | there is room: it goes back | Bb 6/7 on 1/0 0-0 #1 noroom:A strokes:1 asks:room/A | =room-now room=true | Bb 7/7 on 0/0 0-0 #1 strokes:1
§3.11 g, k | the last own piece leaves room: the due is paid, the board goes on | Aw 1/8 coveredA 1/0 0-0 #1 noroom:A | w | Aw 1/8 coveredA 0/0 0-0 #1 strokes:1
§3.3 | the toss | A? 9/9 on 0/0 0-0 #1 right:- toss asks:breaks | @toss player=1 | Bw 9/9 on 0/0 0-0 #1 break:1/2 first:B
§3.2 i | a slip that left the lines counts | Aw 6/8 on 0/0 0-0 #1 | @slip by=A leftBase=true movedPiece=false | Bb 6/8 on 0/0 0-0 #1 untouched:1
§3.2 i | a slip out of turn | Aw 6/8 on 0/0 0-0 #1 | @slip by=B leftBase=true movedPiece=true | Aw 6/8 on 0/0 0-0 #1
§3.10 g | the queen falls later, and the other side is to play | Bb 6/8 on 0/0 0-0 #1 | @late-fall piece=queen leftBy=A | Bb 6/8 pendingA 0/0 0-0 #1
§3.10 g | the queen falls later, in the same turn | Aw 6/8 on 0/0 0-0 #1 strokes:1 | @late-fall piece=queen leftBy=A | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
§3.10 g | the queen falls later, before any own piece | Bb 9/8 on 0/0 0-0 #1 | @late-fall piece=queen leftBy=A | Bb 9/8 on 0/0 0-0 #1
§3.10 g | it pays what is owed | Bb 9/8 on 1/0 0-0 #1 | @late-fall piece=white leftBy=A | Bb 9/8 on 0/0 0-0 #1 right:AB
§3.10 g | the last piece falls later: the board is over | Bb 1/4 coveredA 0/0 0-0 #1 | @late-fall piece=white leftBy=A | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
§3.11 j, §3.12 d | a due that was not placed | Aw 6/9 on 0/1 0-0 #1 | @let-it-stand what=due-not-placed side=A | Aw 6/9 on 0/0 0-0 #1
§3.11 j, §3.12 d | a wrong piece was placed | Aw 6/8 on 0/0 0-0 #1 | @let-it-stand what=own-piece-placed side=B | Aw 6/8 on 0/0 0-0 #1
§3.11 j, §3.12 d | played out of turn, seen too late | Aw 6/8 on 0/0 0-0 #1 | @let-it-stand what=out-of-turn side=B | Aw 6/8 on 0/0 0-0 #1
§3.6 c | his turn is over already | Aw 6/8 on 0/0 0-0 #1 | @stop-turn side=B | Aw 6/8 on 0/0 0-0 #1
§3.6 b, §4.1.2 | too slow to place a piece, not in turn | Aw 6/8 on 0/0 0-0 #1 | @time by=B | Aw 6/9 on 0/0 0-0 #1 right:AB
§4.1 | the board is awarded | Aw 6/8 on 0/0 0-0 #1 | @award-board to=A points=7 | Aw 6/8 on 0/0 7-0 #1 over:A+7
§3.5 g, h | the next board | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7 | next | Bw 9/9 on 0/0 7-0 #2 break:1/2
§3.7 e | level after the eighth board: the break of the ninth is drawn | Aw 0/4 coveredB 0/0 19-19 #8 decider over:A+4 | next | Aw 0/4 coveredB 0/0 19-19 #9 decider toss asks:breaks
`;

export const internationalRows = endings + laws + details + calls;
