import { DiceGame } from '../../games/dice/DiceGame.tsx'

/** /games/dice */
export default function GamesDice() {
  return <DiceGame />
}
