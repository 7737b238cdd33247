/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
104 a | Queen and both last pieces in one shot: you win the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
104 b | Queen and both last pieces by an improper stroke: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbq! | Aw 1/0 on 0/0 0-0 #1 over:B+3 asks:demand/B/1
109 | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-0 #1 over:B+3 asks:demand/B/1
105 | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-3 #1 over:B+3
102 a | Both last pieces while covering: you win the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
102 b | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-0 #1 over:B+3 asks:demand/B/1
international §3.7 j | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 3-0 #1 over:A+3
110 | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-0 #1 over:B+1 asks:demand/B/1
112 | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-0 #1 over:B+3 asks:demand/B/1
108 | Own last piece and striker while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | wS | Aw 1/4 on 0/0 0-0 #1 over:B+3 asks:demand/B/1
107 | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-3 #1 over:B+3
97 a, 53 | Queen and own last piece in one shot: covered, you win. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
15, 53 | The own last piece covers the queen: you win. | Aw 1/4 pendingA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
52, 53 b | Own last piece, you covered the queen: you win. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7
53 c | Own last piece, the opponent covered the queen: you win, the queen counts for nobody. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
103, 53 c | Opponent's last piece together with the cover: he wins, the queen as the table decided. | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
103 | Opponent's last piece instead of the cover: he wins, with the queen. | Aw 4/1 pendingA 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
111 | Opponent's last piece and striker while the queen lies on the board: he wins, with the queen. | Aw 4/1 on 0/0 0-0 #1 | bS | Aw 4/0 on 0/0 0-0 #1 over:B+7 asks:demand/B/1
106 | Opponent's last piece while the queen lies on the board: he wins, with the queen. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-7 #1 over:B+7
52 a, 53 c | Opponent's last piece, you covered the queen: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
52 a, 53 b | Opponent's last piece, he covered the queen: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-7 #1 over:B+7
`;

// The board goes on.
const laws = `
98 b | Improper stroke with queen, own pieces and striker: queen, own pieces and two more come back. | Aw 6/8 on 0/0 0-0 #1 | wqS! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
99 b | Improper stroke with queen and striker: queen and two pieces come back. | Aw 6/8 on 0/0 0-0 #1 | qS! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
64 b | Improper stroke that pockets the queen: queen, own pieces and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
101 b | Improper cover stroke with own pieces and striker: queen, own pieces and two more come back. | Aw 6/8 pendingA 0/0 0-0 #1 | wS! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
100 b | Improper cover stroke with the striker: queen and two pieces come back. | Aw 6/8 pendingA 0/0 0-0 #1 | S! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
64 a, 96 | Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty. | Aw 6/8 pendingA 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
77 b | Improper stroke with own pieces and striker: they and two more come back. | Aw 6/8 on 0/0 0-0 #1 | wS! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
77 a | Improper stroke that pockets own pieces: they and a penalty come back. | Aw 6/8 on 0/0 0-0 #1 | w! | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
76 | Improper stroke that pockets opponent pieces: they stay down, a penalty. | Aw 6/8 on 0/0 0-0 #1 | b! | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0
72 b | Improper stroke that pockets the striker alone. | Aw 6/8 on 0/0 0-0 #1 | S! | Bb 8/8 on 0/0 0-0 #1 asks:waive/B/A/2/0
64 a | Improper stroke, nothing pocketed: a penalty. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
98 a | Queen, own pieces and striker: queen, own pieces and one more come back; you play on (from nine as the table decided). | Aw 6/8 on 0/0 0-0 #1 | wqS | Aw 7/8 on 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
95 d | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | qS | Bb 9/9 on 1/0 0-0 #1 asks:waive/B/A/0/1
99 a, 74 | Queen, opponent pieces and striker: queen and one piece come back; the turn as the table decided. | Aw 6/8 on 0/0 0-0 #1 | bqS | Aw 7/7 on 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
99 a | Queen and striker: queen and one piece come back; you play on. | Aw 6/8 on 0/0 0-0 #1 | qS | Aw 7/8 on 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
101 a | Striker with own pieces on the cover shot: they come back and one more; the queen is still to be covered. | Aw 6/8 pendingA 0/0 0-0 #1 | wS | Aw 7/8 pendingA 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
74, 96 | Opponent pieces and striker on the cover stroke: they stay down, queen and one piece come back. | Aw 6/8 pendingA 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0
100 a | Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
75 | Own and opponent pieces and striker: own pieces and one more come back; you play on. | Aw 6/8 on 0/0 0-0 #1 | wbS | Aw 7/7 on 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
73 | Striker with own pieces: they come back and one more; you play on. | Aw 6/8 on 0/0 0-0 #1 | wS | Aw 7/8 on 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
74 | Striker with opponent pieces: they stay down, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bS | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0
72 a | Striker alone: one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
95 b, 78 a | Queen and own piece while you owe: the queen comes back, the piece pays; the turn as the table decided. | Aw 9/8 on 1/0 0-0 #1 | wq | Bb 9/8 on 0/0 0-0 #1 right:AB asks:waive/B/A/1/0
95 b | Queen while you owe a piece: it comes back, the turn is lost. | Aw 9/8 on 1/0 0-0 #1 | q | Bb 9/8 on 1/0 0-0 #1
97 a | Queen and own piece in one shot: covered. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
97 b | Queen and one own piece on the break, or while all nine lay there: still to be covered. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | wq | Aw 8/9 pendingA 0/0 0-0 #1 strokes:1
95 c | Queen with nine on the board again after a piece came back: you may cover it. | Aw 9/8 on 0/0 0-0 #1 right:AB | q | Aw 9/8 pendingA 0/0 0-0 #1 right:AB strokes:1
92 | Queen, an own piece was pocketed before: cover it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
95 a | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
15 | An own piece falls on the shot after the queen: covered. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
96 | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
116 | The striker flew off, an own piece fell: you play on. | Aw 6/8 on 0/0 0-0 #1 | w^S | Aw 5/8 on 0/0 0-0 #1 strokes:1
48, 78 b | Own and opponent pieces fall: all stay down, you play on. | Aw 6/8 on 0/0 0-0 #1 | wb | Aw 5/7 on 0/0 0-0 #1 strokes:1
48 | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
48, 125 a | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
48 | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
45 a, b | first attempt touches nothing: two more | Aw 9/9 on 0/0 0-0 #1 break:1/3 | -0 | Aw 9/9 on 0/0 0-0 #1 break:2/3 strokes:1
45 a, b | third attempt: the other side, three attempts | Aw 9/9 on 0/0 0-0 #1 break:3/3 | -0 | Bb 9/9 on 0/0 0-0 #1 break:1/3
45 c | striker pocketed without touching: turn lost, no due | Aw 9/9 on 0/0 0-0 #1 break:1/3 | S0 | Bb 9/9 on 0/0 0-0 #1 break:1/3
45 c | improper without touching: turn lost | Aw 9/9 on 0/0 0-0 #1 break:1/3 | -0! | Bb 9/9 on 0/0 0-0 #1 break:1/3
78, 83 | two dues, one piece: one remains | Aw 9/8 on 2/0 0-0 #1 | w | Aw 9/8 on 1/0 0-0 #1 right:AB strokes:1 asks:waive/B/A/1/1
78, 83 | the opponent owes: the shooter places it | Aw 6/9 on 0/1 0-0 #1 | wb | Aw 5/9 on 0/0 0-0 #1 right:AB strokes:1 asks:waive/A/B/1/0
77 b | four to take out, three there | Aw 8/8 on 0/0 0-0 #1 | wwS! | Bb 9/8 on 1/0 0-0 #1 right:AB asks:waive/B/A/1/1
65 | queen first, then the piece | Aw 6/8 on 0/0 0-0 #1 | -^w^q | Bb 6/8 on 0/0 0-0 #1
66 b | off the lamp it stands | Aw 6/8 on 0/0 0-0 #1 | -~bL | Bb 6/8 on 0/0 0-0 #1
98 a | from nine, option: the turn is lost | Aw 9/8 on 0/0 0-0 #1 | wqS | Bb 9/8 on 1/0 0-0 #1 right:AB asks:waive/B/A/0/1 | queenOwnStrikerNine=pass
99 a, 74 | option: the turn is lost | Aw 6/8 on 0/0 0-0 #1 | bqS | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0 | queenOpponentStriker=pass
95 b, 78 a | option: the turn is kept | Aw 9/8 on 1/0 0-0 #1 | wq | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1 asks:waive/B/A/1/0 | queenOwnInDebt=keep
52 a | option: the shooter wins | Aw 1/1 coveredB 0/0 0-0 #1 | wb | Aw 0/0 coveredB 0/0 3-0 #1 over:A+3 | bothLastQueenCovered=shooter
103, 53 c | option: literally he gets the queen | Aw 4/1 pendingA 0/0 0-0 #1 | wb | Aw 3/0 on 0/0 0-6 #1 over:B+6 | lastWithCover=literal
52, 53 b | from 22 points the queen counts nothing | Aw 1/2 coveredA 0/0 22-0 #3 | w | Aw 0/2 coveredA 0/0 24-0 #3 over:A+2
56 | 25 points | Aw 1/3 coveredA 0/0 22-0 #3 | w | Aw 0/3 coveredA 0/0 25-0 #3 games:1-0 turned:2 over:A+3 game:A
52, 53 b | no board limit from the quarter-final on | Aw 1/2 coveredA 0/0 16-10 #8 | w | Aw 0/2 coveredA 0/0 21-10 #8 over:A+5 | round=quarter_final_on
60 | deciding game: seats change after board 4 | Aw 1/4 coveredB 0/0 5-6 #4 games:1-1 | w | Aw 0/4 coveredB 0/0 9-6 #4 games:1-1 turned:2 moved over:A+4
57 | best of three | Aw 1/4 coveredB 0/0 22-6 #4 games:1-1 | w | Aw 0/4 coveredB 0/0 26-6 #4 games:2-1 over:A+4 match:A
55 | the points reach the cap: nothing is offered to be demanded | Aw 9/1 on 0/0 0-0 #1 right:AB | bS | Aw 9/0 on 0/0 0-12 #1 right:AB over:B+12
111 | one below the cap: one of two is offered | Aw 8/1 on 0/0 0-0 #1 | bS! | Aw 8/0 on 0/0 0-0 #1 over:B+11 asks:demand/B/1
137 | doubles: three passes of every player: asked | B2b 6/8 on 0/0 0-0 #1 untouched:11 opener:A1 | -0 | A1w 6/8 on 0/0 0-0 #1 untouched:12 asks:void
48 | doubles: three passes of each side are not enough | B2b 6/8 on 0/0 0-0 #1 untouched:5 opener:A1 | -0 | A1w 6/8 on 0/0 0-0 #1 untouched:6
48 | three passes each: asked | Aw 6/8 on 0/0 0-0 #1 untouched:5 | -0 | Bb 6/8 on 0/0 0-0 #1 untouched:6 asks:void
73 | own last piece and striker, queen covered: not over | Aw 1/4 coveredA 0/0 0-0 #1 | wS | Aw 2/4 coveredA 0/0 0-0 #1 strokes:1 asks:waive/B/A/1/0
77 a | own last piece, improper, queen covered: not over | Aw 1/4 coveredA 0/0 0-0 #1 | w! | Bb 2/4 coveredA 0/0 0-0 #1 asks:waive/B/A/1/0
66 a | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
77 a, 96 | Improper cover stroke with own pieces: queen, own pieces and a penalty come back. | Aw 6/8 pendingA 0/0 0-0 #1 | w! | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
76, 96 | Improper cover stroke with opponent pieces: they stay down, queen and a penalty come back. | Aw 6/8 pendingA 0/0 0-0 #1 | b! | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0
76, 77 a, 96 | Improper cover stroke with own and opponent pieces: the others stay down, queen, own pieces and a penalty come back. | Aw 6/8 pendingA 0/0 0-0 #1 | wb! | Bb 7/7 on 0/0 0-0 #1 asks:waive/B/A/1/0
52 a | option: the opponent wins | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 0-3 #1 over:B+3 | bothLastQueenCovered=opponent
48 | striker off the board, nothing pocketed | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 6/8 on 0/0 0-0 #1
87 b | two more points are asked for | Aw 3/0 on 0/0 0-0 #1 over:B+6 asks:demand/B/2 | =demand-points points=2 | Aw 3/0 on 0/0 0-8 #1 over:B+8
87 b | nothing more is asked for | Aw 3/0 on 0/0 0-0 #1 over:B+6 asks:demand/B/2 | =demand-points points=0 | Aw 3/0 on 0/0 0-6 #1 over:B+6
87 a | what was put back is waived | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0 | =waive-dues waive=true | Bb 6/8 on 0/0 0-0 #1
137 | it is played again | Bb 6/8 on 0/0 0-0 #1 untouched:6 asks:void | =void-board replay=true | Bb 6/8 on 0/0 0-0 #1 over:void
49 | the next board | Aw 0/4 coveredA 0/0 7-0 #1 over:A+7 | next | Bw 9/9 on 0/0 7-0 #2 break:1/3
`;

// What a person calls.
const calls = `
64 a | foul after the first stroke | Aw 6/8 on 0/0 0-0 #1 strokes:1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
63 | technical foul | Aw 6/8 on 0/0 0-0 #1 | @technical-foul by=B | Aw 6/9 on 0/0 0-0 #1 right:AB asks:waive/A/B/1/0
63, 64 | breach before the first stroke: the turn is kept | Aw 6/8 on 0/0 0-0 #1 | @violation by=A | Aw 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
50, 63, 64 | time | Aw 6/8 on 0/0 0-0 #1 strokes:1 | @time by=A | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
134 | touched piece | Aw 6/8 on 0/0 0-0 #1 strokes:1 | @touched-piece by=A | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
131 | partners talking | A1w 6/8 on 0/0 0-0 #1 strokes:1 | @partners-talk by=A | B1b 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
136 | striker left lying | Aw 6/8 on 0/0 0-0 #1 | @striker-left-lying by=B | Aw 6/9 on 0/0 0-0 #1 right:AB asks:waive/A/B/1/0
82 a, 85, 86, 88 b, 89 b, 114 | bad placing | Aw 6/8 on 0/0 0-0 #1 | @bad-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB asks:waive/A/B/1/0
82 a, 85, 86, 88 b, 89 b, 114 | option: a foul | Aw 6/8 on 0/0 0-0 #1 | @bad-placing by=A | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0 | placingError=foul
86 | disturbing while placing | Aw 6/8 on 0/0 0-0 #1 | @touched-while-placing by=B | Aw 6/9 on 0/0 0-0 #1 right:AB asks:waive/A/B/1/0
126 | position lost | Aw 4/6 on 0/0 0-0 #1 | @board-shaken by=B restorable=false | Aw 4/6 on 0/0 9-0 #1 over:A+9
126 | position restored | Aw 4/6 on 0/0 0-0 #1 | @board-shaken by=B restorable=true | Aw 4/7 on 0/0 0-0 #1 asks:waive/A/B/1/0
51 | out of turn | Aw 4/5 on 0/0 0-0 #1 | @out-of-turn by=B | Aw 4/5 on 0/0 8-0 #1 over:A+8
91 | left the seat, queen covered by the offender | Aw 4/5 coveredA 0/0 0-0 #1 | @left-seat by=A | Aw 4/5 coveredA 0/0 0-4 #1 over:B+4
121 b | during an appeal, queen covered by the other side | Aw 4/5 coveredA 0/0 0-0 #1 | @played-during-appeal by=B | Aw 4/5 coveredA 0/0 5-0 #1 over:A+5
47 | before "Play": own piece and queen come back, a foul | Aw 9/9 on 0/0 0-0 #1 break:1/3 | @break-before-play by=A stroke=wq | Bb 9/9 on 1/0 0-0 #1 right:A asks:waive/B/A/0/1
127 | slip off the base: a stroke | Aw 6/8 on 0/0 0-0 #1 | @slip by=A leftBase=true movedPiece=false | Bb 6/8 on 0/0 0-0 #1 untouched:1
70 b | striker falls late | Aw 6/8 on 0/0 0-0 #1 | @striker-fell-late by=A | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0
71, 113 | late fall | Aw 6/8 on 0/0 0-0 #1 | @late-fall piece=white | Aw 5/8 on 0/0 0-0 #1
51, 82 b, 83, 96 | a due not placed in time is forfeited | Aw 9/8 on 1/0 0-0 #1 | @let-it-stand what=due-not-placed side=B | Aw 9/8 on 0/0 0-0 #1
125 b | stopped when noticed | Aw 6/8 on 0/0 0-0 #1 | @stop-turn side=A | Bb 6/8 on 0/0 0-0 #1
137, 140, 142 | replay | Aw 6/8 on 0/0 0-0 #1 | @void-board why=blocked | Aw 6/8 on 0/0 0-0 #1 over:void
140 | break again | Bb 8/8 on 0/0 0-0 #1 | @re-break | Aw 9/9 on 0/0 0-0 #1 break:1/3
121 | awarded board | Aw 6/8 on 0/0 0-0 #1 | @award-board to=B points=5 | Aw 6/8 on 0/0 0-5 #1 over:B+5
139 | conceding, at any time | Bb 6/8 on 0/0 10-20 #3 | @concede-game by=A | Bb 6/8 on 0/0 10-20 #3 games:0-1 turned:2 game:B
143 | loss of the match | Aw 6/8 on 0/0 0-0 #1 | @disqualify by=B | Aw 6/8 on 0/0 0-0 #1 match:A
79 | no room: owed until there is; it may still be waived | Bb 7/8 on 0/0 0-0 #1 asks:waive/B/A/1/0 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A asks:waive/B/A/0/1
79 | after the stroke it is still owed, and asked | Bb 6/8 on 1/0 0-0 #1 noroom:A | b | Bb 6/7 on 1/0 0-0 #1 noroom:A strokes:1 asks:room/A
79 | there is room: it goes back | Bb 6/7 on 1/0 0-0 #1 noroom:A strokes:1 asks:room/A | =room-now room=true | Bb 7/7 on 0/0 0-0 #1 strokes:1
39 | the toss | A? 9/9 on 0/0 0-0 #1 toss asks:breaks | @toss player=1 | Bw 9/9 on 0/0 0-0 #1 break:1/3 first:B
127 | a slip that stayed on the lines and moved nothing | Aw 6/8 on 0/0 0-0 #1 | @slip by=A leftBase=false movedPiece=false | Aw 6/8 on 0/0 0-0 #1
71, 113 | the queen falls later, and the other side is to play | Bb 6/8 on 0/0 0-0 #1 | @late-fall piece=queen leftBy=A | Bb 6/8 pendingA 0/0 0-0 #1
139 | the match is conceded | Aw 6/8 on 0/0 10-20 #3 | @concede-match by=A | Aw 6/8 on 0/0 10-20 #3 match:B
`;

export const icfRows = endings + laws + details + calls;
