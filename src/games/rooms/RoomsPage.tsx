import { Route, Switch } from 'wouter'
import { isRoomColour } from '#domain/games/rooms.ts'
import { ROUTES } from '../../base/routes.ts'
import NotFound from '../../errors/NotFound.tsx'
import { Doors } from './Doors.tsx'
import { RoomPage } from './RoomPage.tsx'

/** /games/rooms: the overview of all rooms, with a subpage for each room's colour. */
export default function RoomsPage() {
  return (
    <Switch>
      <Route path={ROUTES.rooms}>
        <Doors />
      </Route>
      <Route path={`${ROUTES.rooms}/:colour`}>
        {({ colour }) => (isRoomColour(colour) ? <RoomPage key={colour} colour={colour} /> : <NotFound />)}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
