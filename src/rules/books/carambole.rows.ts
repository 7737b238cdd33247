/**
 * Each line: paragraph | what it says | before | shot (or @call) | after | options.
 * Aw 6/8 on 0/0 0-0 #1 = A to play with white, 6 whites and 8 blacks on the surface, queen on it, no dues, 0-0, board 1.
 * w white, b black, q queen, S striker pocketed, - nothing; ! improper; ^ off the board; 0 nothing touched.
 */
// How a board ends.
const endings = `
Cas particuliers 8, réponse | The reply shot succeeds: you win the queen, which brings nothing from 24 points on. | Bb 0/1 coveredB 0/0 0-0 #1 reply | b | Bb 0/0 coveredB 0/0 0-5 #1 over:B+5
Cas particuliers 8, manquée | The reply shot fails: the opponent wins. | Bb 0/1 coveredB 0/0 0-0 #1 reply | - | Bb 0/1 coveredB 0/0 1-0 #1 over:A+1
Cas particuliers 4 | Queen and both last pieces in one shot: you win 5. | Aw 1/1 on 0/0 0-0 #1 | wbq | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 k | Queen, both last pieces and striker: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wbqS | Aw 1/0 on 0/0 0-5 #1 over:B+5
Cas particuliers 6 | Both last pieces while the queen lies on the board: you lose the queen. | Aw 1/1 on 0/0 0-0 #1 | wb | Aw 0/0 on 0/0 0-5 #1 over:B+5
international §3.7 h | Both last pieces while doubling: you win 5. | Aw 1/1 pendingA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 h, k | Both last pieces with a fault while covering: you lose the queen. | Aw 1/1 pendingA 0/0 0-0 #1 | wbS | Aw 1/0 on 0/0 0-5 #1 over:B+5
000 son dernier pion et le dernier pion de l’adversaire | Both last pieces: whoever covered the queen wins it. | Aw 1/1 coveredA 0/0 0-0 #1 | wb | Aw 0/0 coveredA 0/0 5-0 #1 over:A+5
international §3.7 l | Both last pieces and striker, you covered the queen: you lose 1. | Aw 1/1 coveredA 0/0 0-0 #1 | wbS | Aw 1/0 coveredA 0/0 0-1 #1 over:B+1
international §3.7 l | Both last pieces and striker, the opponent covered the queen: you lose the queen. | Aw 1/1 coveredB 0/0 0-0 #1 | wbS | Aw 1/0 coveredB 0/0 0-5 #1 over:B+5
Cas particuliers 7 | Own last piece while the queen lies on the board: you lose the queen. | Aw 1/4 on 0/0 0-0 #1 | w | Aw 0/4 on 0/0 0-5 #1 over:B+5
But du jeu; La reine | Own last piece with or right after the queen: you win, with it. | Aw 1/4 on 0/0 0-0 #1 | wq | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
But du jeu | Own last piece, the queen is yours: you win, with it. | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 9-0 #1 over:A+9
But du jeu, reine adverse | Own last piece, the queen is the opponent’s, who has more than one piece left: you win. | Aw 1/4 coveredB 0/0 0-0 #1 | w | Aw 0/4 coveredB 0/0 4-0 #1 over:A+4
000 un pion adverse, avec la reine | Opponent's last piece together with the cover: he wins, the queen is yours and counts for nobody. | Aw 4/1 on 0/0 0-0 #1 | wbq | Aw 3/0 coveredA 0/0 0-3 #1 over:B+3
Cas particuliers 5 | Opponent’s last piece while the queen is in play: he wins your pieces left and 5. | Aw 4/1 on 0/0 0-0 #1 | b | Aw 4/0 on 0/0 0-9 #1 over:B+9
000 un pion adverse; Les comptes | Opponent's last piece, you covered the queen: he wins, without it. | Aw 4/1 coveredA 0/0 0-0 #1 | b | Aw 4/0 coveredA 0/0 0-4 #1 over:B+4
000 un pion adverse; Les comptes, reine du gagnant | Opponent's last piece, he covered the queen: he wins, with it. | Aw 4/1 coveredB 0/0 0-0 #1 | b | Aw 4/0 coveredB 0/0 0-9 #1 over:B+9
`;

// The board goes on.
const laws = `
Cas particuliers 2 | Striker, queen and own piece: all come back and one more is owed; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | wqS | Bb 7/8 on 0/0 0-0 #1
000 le pion de tir et la reine | Queen and striker: the queen comes back, one piece back or owed, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | qS | Bb 7/8 on 0/0 0-0 #1
Cas particuliers 3 | Striker while doubling: queen and one piece come back; the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
Les pénalités; La reine | A penalty while the queen is not yet doubled: queen and one piece come back; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | q! | Bb 7/8 on 0/0 0-0 #1
Les pénalités | A penalty: one piece back or owed; the turn passes. | Aw 6/8 on 0/0 0-0 #1 | S | Bb 7/8 on 0/0 0-0 #1
000 la reine, un de ses pions et un pion adverse | Queen, own and opponent piece, where the table lets own and opponent pieces end the turn. | Aw 6/8 on 0/0 0-0 #1 | wbq | Bb 6/7 on 0/0 0-0 #1 | ownWithOpponent=pass
Cas particuliers 1 | Queen and own piece: it still has to be doubled. | Aw 6/8 on 0/0 0-0 #1 | wq | Aw 5/8 pendingA 0/0 0-0 #1 strokes:1
000 la reine en même temps qu’un pion adverse | Queen with an opponent piece: it comes back, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | bq | Bb 6/7 on 0/0 0-0 #1
La reine | Queen, an own piece was pocketed before: cover it now. | Aw 6/8 on 0/0 0-0 #1 | q | Aw 6/8 pendingA 0/0 0-0 #1 strokes:1
000 la reine avant d’avoir tiré au but un de ses pions | Queen before any own piece: it comes back, the turn passes. | Aw 9/9 on 0/0 0-0 #1 break:1/2 | q | Bb 9/9 on 0/0 0-0 #1
000 un de ses propres pions et un pion adverse; la reine | Own and opponent piece while doubling, where the table lets that end the turn: queen and own pieces come back. | Aw 6/8 pendingA 0/0 0-0 #1 | wb | Bb 6/7 on 0/0 0-0 #1 | ownWithOpponent=pass
La reine, doublée | An own piece falls on the shot after the queen: covered. | Aw 6/8 pendingA 0/0 0-0 #1 | w | Aw 5/8 coveredA 0/0 0-0 #1 strokes:1
La reine, pas doublée | No own piece falls on the shot after the queen: it comes back, the turn passes. | Aw 6/8 pendingA 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
Cas particuliers 8 | One piece each, the opponent has the queen, you pocket your last: he has one shot to reply. | Aw 1/1 coveredB 0/0 0-0 #1 | w | Bb 0/1 coveredB 0/0 0-0 #1 reply
000 un de ses propres pions et un pion adverse | Own and opponent piece, where the table lets that end the turn: the own pieces come back. | Aw 6/8 on 0/0 0-0 #1 | wb | Bb 6/7 on 0/0 0-0 #1 | ownWithOpponent=pass
Variante | An own piece falls: you play on. | Aw 6/8 on 0/0 0-0 #1 | w | Aw 5/8 on 0/0 0-0 #1 strokes:1
000 un pion adverse | Only opponent pieces fall: they stay down, the turn passes. | Aw 6/8 on 0/0 0-0 #1 | b | Bb 6/7 on 0/0 0-0 #1
Variante, essai manqué | Nothing falls: the turn passes. | Aw 6/8 on 0/0 0-0 #1 | - | Bb 6/8 on 0/0 0-0 #1
`;

// Numbers, limits, options, seats.
const details = `
But du jeu, couleur | the first piece pocketed decides the colour | A? 9/9 on 0/0 0-0 #1 break:1/1 | b | Ab 9/8 on 0/0 0-0 #1 strokes:1 opener:A
But du jeu, couleur | both colours: the shooter is asked | A? 9/9 on 0/0 0-0 #1 break:1/1 | wb | Aw 8/8 on 0/0 0-0 #1 strokes:1 asks:colour/A/1/1/0/0/0
Les pénalités | own piece and striker: one piece in all | Aw 6/8 on 0/0 0-0 #1 | wS | Bb 6/8 on 0/0 0-0 #1
Cas particuliers 8, réponse | at 24 the queen brings nothing: no points, the game goes on | Bb 0/1 coveredB 0/0 0-24 #4 reply | b | Bb 0/0 coveredB 0/0 0-24 #4 over:B+0
Les pénalités; La reine, doublée | a piece off the board while an own piece doubles the queen: she stays | Aw 6/8 pendingA 0/0 0-0 #1 | w^b | Bb 6/8 coveredA 0/0 0-0 #1
Les pénalités; La reine, doublée | the last piece doubles her: the penalty piece keeps the board going | Aw 1/4 pendingA 0/0 0-0 #1 | w^b | Bb 1/4 coveredA 0/0 0-0 #1
Les pénalités; La reine | a piece off the board and nothing doubles: she comes back | Aw 6/8 pendingA 0/0 0-0 #1 | -^b | Bb 7/8 on 0/0 0-0 #1
Les pénalités | a piece off the board is a penalty | Aw 6/8 on 0/0 0-0 #1 | -^b | Bb 7/8 on 0/0 0-0 #1
Les pénalités | direct hit behind the line | Aw 6/8 on 0/0 0-0 #1 | - behind:y | Bb 7/8 on 0/0 0-0 #1
Les pénalités | striker off | Aw 6/8 on 0/0 0-0 #1 | -^S | Bb 7/8 on 0/0 0-0 #1
000 Le pion de tir, pion dû | the first piece pays | Aw 9/8 on 1/0 0-0 #1 | w | Aw 9/8 on 0/0 0-0 #1 right:AB strokes:1
But du jeu | from 24 points the queen brings nothing | Aw 1/3 coveredA 0/0 24-0 #3 | w | Aw 0/3 coveredA 0/0 27-0 #3 over:A+3
But du jeu | option: pocketed pieces count | Aw 1/4 coveredA 0/0 0-0 #1 | w | Aw 0/4 coveredA 0/0 13-0 #1 over:A+13 | scoring=pocketed
But du jeu, couleur | the piece that gives the colour goes back with the striker | A? 9/9 on 0/0 0-0 #1 break:1/1 | bS | Bw 9/9 on 0/0 0-0 #1 right:A opener:A
But du jeu, couleur | both colours and the striker: asked, meanwhile the first | A? 9/9 on 0/0 0-0 #1 break:1/1 | wbS | Bb 9/8 on 0/0 0-0 #1 right:AB asks:colour/A/1/1/1/0/0
But du jeu, couleur | the other colour is chosen: its piece goes back | Bb 9/8 on 0/0 0-0 #1 right:AB asks:colour/A/1/1/1/0/0 | =which-colour colour=black | Bw 8/9 on 0/0 0-0 #1 right:AB opener:A
But du jeu, couleur | the colour of the first one is chosen | Aw 8/8 on 0/0 0-0 #1 strokes:1 asks:colour/A/1/1/0/0/0 | =which-colour colour=white | Aw 8/8 on 0/0 0-0 #1 strokes:1
But du jeu, couleur | the piece that gives the colour pays what is owed | A? 9/9 on 1/0 0-0 #1 | b | Ab 9/9 on 0/0 0-0 #1 right:A strokes:1 opener:A
Les pénalités | piece and striker off the board | Aw 6/8 on 0/0 0-0 #1 | -^w^S | Bb 7/8 on 0/0 0-0 #1
international §3.9 b | left the board and fell back: to the centre | Aw 6/8 on 0/0 0-0 #1 | -~b | Bb 6/8 on 0/0 0-0 #1
`;

// What a person calls.
const calls = `
Les pénalités | a breach the players agree on | Aw 6/8 on 0/0 0-0 #1 | @foul by=A | Bb 7/8 on 0/0 0-0 #1
international §3.11 i | no room for a penalty piece: owed until there is | Bb 7/8 on 0/0 0-0 #1 | @no-room by=A | Bb 6/8 on 1/0 0-0 #1 noroom:A
Variante | drawn: white breaks | A? 9/9 on 0/0 0-0 #1 toss asks:breaks | @toss player=1 | Bw 9/9 on 0/0 0-0 #1 break:1/1 first:B | colourAssignment=draw
`;

export const caramboleRows = endings + laws + details + calls;
