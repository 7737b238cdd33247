/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// The board goes on.
const laws = `
Népalaise, Pénalités 6; rouge | Striker while the red is not yet followed: the red goes back, and a piece pocketed with it; the turn passes. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | qS | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Népalaise, Pénalités 6 | Striker: the last gain goes back, with its points; the turn passes. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | S | B- 9/8 on 0/0 0-20-0 #1 gains:-,b,-
Règle simple | A shot the players do not accept: the turn passes. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | -! | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Règle simple, rouge suivi; Népalaise, Pénalités 5 | The last piece, then the red, which nothing can follow: both come out; the turn passes. | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- | wq | B- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,-
Règle simple, rouge; international §3.12 e | Red together with a white or black: it counts at once. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | wq | A- 7/8 coveredA 0/0 70-20-0 #1 strokes:1 gains:wwq,b,-
Règle simple, rouge | Red: it must be followed by a white or a black. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | q | A- 8/8 pendingA 0/0 10-20-0 #1 strokes:1 gains:w,b,-
Règle simple, rouge suivi | The red is followed: it counts. | A- 8/8 pendingA 0/0 10-20-0 #1 gains:w,b,- | w | A- 7/8 coveredA 0/0 70-20-0 #1 strokes:1 gains:wqw,b,-
Règle simple, rouge; Népalaise, Pour gagner | The red is not followed: it goes back; the turn passes. | A- 8/8 pendingA 0/0 10-20-0 #1 gains:w,b,- | - | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Népalaise, Pénalités 5 | The last piece before the red: it comes out; the turn passes. | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- | w | B- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,-
Valeur des pions; Népalaise, a la main | A piece falls: it scores, you play on. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | w | A- 7/8 on 0/0 20-20-0 #1 strokes:1 gains:ww,b,-
sens des aiguilles d’une montre | Nothing falls: the next player, clockwise. | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | - | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
`;

// Numbers, limits, options, seats.
const details = `
Valeur des pions; Népalaise, a la main | black is worth 20 | A- 9/9 on 0/0 0-0-0 #1 gains:-,-,- | b | A- 9/8 on 0/0 20-0-0 #1 strokes:1 gains:b,-,-
sens des aiguilles d’une montre | after the last player the first | C- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | - | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Népalaise, Pénalités 6 | striker with a piece: that piece goes back | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | bS | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
But du jeu | the red, then the last piece: it is followed, nothing is left | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- | qw | A- 0/0 coveredA 0/0 140-180-0 #1 strokes:1 gains:wwwwwwwwqw,bbbbbbbbb,- wins:0-1-0 over:B+180 game:B
Règle simple, rouge suivi | the order was not seen: asked, nothing is assumed | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- | wq? | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- asks:order/A/any/wq?
But du jeu | it was followed | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- asks:order/A/any/wq? | =red-followed followed=true | A- 0/0 coveredA 0/0 140-180-0 #1 strokes:1 gains:wwwwwwwwqw,bbbbbbbbb,- wins:0-1-0 over:B+180 game:B
Règle simple, rouge suivi; Népalaise, Pénalités 5 | it was not followed | A- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,- asks:order/A/any/wq? | =red-followed followed=false | B- 1/0 on 0/0 80-180-0 #1 gains:wwwwwwww,bbbbbbbbb,-
Règle simple, rouge; international §3.12 e | with more pieces left the order decides nothing | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | wq? | A- 7/8 coveredA 0/0 70-20-0 #1 strokes:1 gains:wwq,b,-
Népalaise, Pénalités 1 | off the board: to the centre | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | -^b | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
But du jeu | nothing left: the highest total wins | A- 1/0 coveredB 0/0 80-230-0 #1 gains:wwwwwwww,qbbbbbbbbb,- | w | A- 0/0 coveredB 0/0 90-230-0 #1 strokes:1 gains:wwwwwwwww,qbbbbbbbbb,- wins:0-1-0 over:B+230 game:B
But du jeu | equal totals: nobody wins | A- 1/0 coveredB 0/0 150-160-0 #1 gains:wwwwwwwbbbb,qbbbbbw,- | w | A- 0/0 coveredB 0/0 160-160-0 #1 strokes:1 gains:wwwwwwwbbbbw,qbbbbbw,- over:drawn game:-
Jeu par élimination des joueurs | option: the lowest total drops out | A- 1/0 coveredB 0/0 70-230-10 #1 gains:wwwwwww,qbbbbbbbbb,w | w | A- 0/0 coveredB 0/0 80-230-10 #1 strokes:1 gains:wwwwwwww,qbbbbbbbbb,w wins:0-1-0 out:C over:B+230 | elimination=on
Valeur des pions; Népalaise, a la main | colour decides the points | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | wwb | A- 6/7 on 0/0 50-20-0 #1 strokes:1 gains:wwwb,b,-
Népalaise, Pénalités 6 | the red was the last gain | A- 7/8 coveredA 0/0 60-20-0 #1 gains:wwq,b,- | S | B- 7/8 on 0/0 10-20-0 #1 gains:ww,b,-
Népalaise, Pénalités 6 | nothing won yet | C- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | S | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Népalaise, Pénalités 6; rouge | the red, a piece and the striker | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | bqS | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
international §3.9 b | left the board and fell back: to the centre | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | -~b | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
`;

// What a person calls.
const calls = `
Règle simple | a breach costs the turn | A- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | @foul by=A | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,-
Règle simple | a piece at the edge falls later: it scores for whoever left it there | B- 8/8 on 0/0 10-20-0 #1 gains:w,b,- | @late-fall piece=black leftBy=A | B- 8/7 on 0/0 30-20-0 #1 gains:wb,b,-
Règle simple | the last piece falls later | B- 1/0 coveredB 0/0 80-230-0 #1 gains:wwwwwwww,qbbbbbbbbb,- | @late-fall piece=white leftBy=A | B- 0/0 coveredB 0/0 90-230-0 #1 gains:wwwwwwwww,qbbbbbbbbb,- wins:0-1-0 over:B+230 game:B
`;

export const simpleRows = laws + details + calls;
