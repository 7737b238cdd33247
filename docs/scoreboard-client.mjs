import mqtt from 'mqtt';

const [url = 'ws://localhost:4173/mqtt', club = 'club', table = '1'] = process.argv.slice(2);
const at = leaf => `carrom/v1/${club}/${table}/${leaf}`;
let newest = -1; // the highest order seen: repeats and re-orderings change nothing
const told = new Set(); // rulings already told
const tell = ({ match, order, says }) => {
  if (told.has(`${match} ${order}`)) return;
  told.add(`${match} ${order}`);
  console.log(says.map(({ said }) => said.en).join(' '));
};
const client = mqtt.connect(url);
client.subscribe([at('state'), at('ruling')], { qos: 1 });
client.on('message', (topic, payload) => {
  const message = JSON.parse(payload);
  for (const ruling of message.recent ?? [message]) tell(ruling); // a state brings what was missed while away
  if (topic !== at('state') || message.order <= newest) return;
  newest = message.order;
  console.log(message.glance.parties.map(({ players, points }) => `${players[0].name} ${points}`).join(' – '));
});
