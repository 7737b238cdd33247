/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
Pour gagner | Red, then the last own piece: won. | Aw 1/4 on 0/0 0-0 #1 | qw | Aw 0/4 coveredA 0/0 0-0 #1 games:1-0 over:A+0 game:A
trois essais perdus | The third attempt on the red is lost: a draw. | Aw 1/4 pendingA 0/0 0-0 #1 lost:2/0 | - | Aw 1/4 on 0/0 0-0 #1 lost:3/0 over:drawn
`;

// The board goes on.
const laws = `
essai perdu; Pénalités 6 | Striker instead of the last piece: an attempt is lost, the red, which was the last gain, goes back. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 6/8 on 0/0 0-0 #1 lost:1/0
essai perdu | The red is not followed by the last piece: an attempt is lost, the red goes back; the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1 lost:1/0
Pénalités 6, rouge | Red and striker: the red goes back, and a piece pocketed with it; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 6/8 on 0/0 0-0 #1
Pénalités 6 | Striker: the last gain goes back; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
Pénalités 3 | Red with more than one own piece left: it comes out; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | q | Bb 6/8 on 0/0 0-0 #1
Pénalités 5, rouge | Own last piece, then the red: both come out; the turn passes. | Aw 1/4 on 0/0 0-0 #1 | wq | Bb 1/4 on 0/0 0-0 #1
Pénalités 4, rouge | Red together with a last piece that may not fall yet: both come out; the turn passes. | Aw 1/4 on 0/0 0-0 #1 | wq! | Bb 1/4 on 0/0 0-0 #1
partir vers devant; tir direct | A shot in a forbidden direction: what fell stays down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | -! | Bb 6/8 on 0/0 0-0 #1
Pour gagner, rouge | Red with exactly one own piece left: now the last piece. | Aw 1/4 on 0/0 0-0 #1 | q | Aw 1/4 pendingA 0/0 0-0 #1 strokes:1
Pénalités 5 | Own last piece before the red: it comes out; the turn passes. | Aw 1/4 on 0/0 0-0 #1 | w | Bb 1/4 on 0/0 0-0 #1
Pénalités 4 | Opponent’s last piece before the red: it goes back to the centre; the turn passes. | Aw 4/1 on 0/0 0-0 #1 | b | Bb 4/1 on 0/0 0-0 #1
a la main; Pénalités 2 | Own and opponent pieces fall: all stay down, you play on. | Aw 6/8 on 0/0 0-0 #1 | wb | Aw 5/7 on 0/0 0-0 #1 strokes:1
a la main | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
Pénalités 2 | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
passe le palet | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
Éclater le jeu, couleur | the first piece decides the colour | A? 9/9 on 0/0 0-0 #1 break:1/1 | b | Ab 9/8 on 0/0 0-0 #1 strokes:1 opener:A
passe le palet | nothing yet: the other tries | A? 9/9 on 0/0 0-0 #1 break:1/1 | - | B? 9/9 on 0/0 0-0 #1
Pénalités 3 | red on the deciding shot: out, no colour | A? 9/9 on 0/0 0-0 #1 break:1/1 | q | B? 9/9 on 0/0 0-0 #1
Pénalités 6 | own piece and striker: that piece goes back | Aw 6/8 on 0/0 0-0 #1 | wS | Bb 6/8 on 0/0 0-0 #1
Pénalités 6 | no gain yet: owed | Aw 9/8 on 0/0 0-0 #1 | S | Bb 9/8 on 1/0 0-0 #1
Pénalités 6; 000 pion dû | paid with the first piece | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
Pour gagner | last but one in the order they fell: won | Aw 2/4 on 0/0 0-0 #1 | wqw | Aw 0/4 coveredA 0/0 0-0 #1 games:1-0 over:A+0 game:A
Pénalités 3 | the red first, two own pieces after it: too early | Aw 2/4 on 0/0 0-0 #1 | qww | Bb 1/4 on 0/0 0-0 #1
Pour gagner, suivi immédiatement | the order was not seen: asked, nothing is assumed | Aw 1/4 on 0/0 0-0 #1 | wq? | Aw 1/4 on 0/0 0-0 #1 asks:order/A/last/wq?
Pour gagner | the red came first: won | Aw 1/4 on 0/0 0-0 #1 asks:order/A/last/wbq? | =red-followed followed=true | Aw 0/3 coveredA 0/0 0-0 #1 games:1-0 over:A+0 game:A
Pénalités 5, rouge | the last piece came first: both come out | Aw 1/4 on 0/0 0-0 #1 asks:order/A/last/wq? | =red-followed followed=false | Bb 1/4 on 0/0 0-0 #1
Pénalités 5, rouge | who plays on says that the board was not won | Aw 1/4 on 0/0 0-0 #1 asks:order/A/last/wq? | b | Bb 1/3 on 0/0 0-0 #1 strokes:1
Pénalités 6, rouge | with the striker the order decides nothing | Aw 1/4 on 0/0 0-0 #1 | wqS? | Bb 1/4 on 0/0 0-0 #1
Pénalités 1 | off the board: to the centre | Aw 6/8 on 0/0 0-0 #1 | -^b | Bb 6/8 on 0/0 0-0 #1
Pénalités 3 | option: the next turn is missed too | Aw 6/8 on 0/0 0-0 #1 | q | Bb 6/8 on 0/0 0-0 #1 skip:1/0 | passATurn=next_too
passe le palet | a turn to miss is passed over | Bb 6/8 on 0/0 0-0 #1 skip:1/0 | - | Bb 6/8 on 0/0 0-0 #1
partir vers devant; tir direct | not forwards: the turn passes | Aw 6/8 on 0/0 0-0 #1 | w forward:n | Bb 5/8 on 0/0 0-0 #1
essai perdu | an attempt lost with the opponent’s last: both back | Aw 1/1 pendingA 0/0 0-0 #1 | b | Bb 1/1 on 0/0 0-0 #1 lost:1/0
Éclater le jeu, couleur | the piece that gives the colour goes back with the striker | A? 9/9 on 0/0 0-0 #1 break:1/1 | wS | Bb 9/9 on 0/0 0-0 #1 right:A
Éclater le jeu, couleur | both colours: asked, meanwhile the first | A? 9/9 on 0/0 0-0 #1 break:1/1 | bw | Ab 8/8 on 0/0 0-0 #1 strokes:1 opener:A asks:colour/A/1/1/0/0/0
international §3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~w | Bb 6/8 on 0/0 0-0 #1
essai perdu | the opponent's last piece instead of the own | Aw 1/1 pendingA 0/0 0-0 #1 | b | Bb 1/1 on 0/0 0-0 #1 lost:1/0
`;

// What a person calls.
const calls = `
La Règle Népalaise | a breach costs the turn | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 6/8 on 0/0 0-0 #1
déplacé ou touché par la main | touched by hand | Aw 6/8 on 0/0 0-0 #1 | @touched-piece by=A | Bb 6/8 on 0/0 0-0 #1
La Règle Népalaise | the last piece falls later, before the red: it comes back, whatever the other side owes | Bb 9/1 on 1/0 0-0 #1 | @late-fall piece=black | Bb 9/1 on 1/0 0-0 #1
`;

export const nepaleseRows = endings + laws + details + calls;
